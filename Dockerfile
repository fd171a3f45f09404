# The shop as an image: docker build --tag selvedge .
# One image for all roles. The default command serves pages and API; compose.yaml runs the worker with another command.

FROM node:20.20.2-bookworm-slim AS manifests
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY apps/backoffice/package.json apps/backoffice/
COPY apps/sandbox-gateway/package.json apps/sandbox-gateway/
COPY apps/server/package.json apps/server/
COPY apps/storefront/package.json apps/storefront/
COPY packages/addresses/package.json packages/addresses/
COPY packages/api-client/package.json packages/api-client/
COPY packages/demo/package.json packages/demo/
COPY packages/emails/package.json packages/emails/
COPY packages/i18n/package.json packages/i18n/
COPY packages/pages/package.json packages/pages/

FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build

# The packages of the server and of the storefront's server side. The back office is files for the browser.
FROM manifests AS packages
COPY scripts/strip-packages.mjs scripts/
RUN npm ci --omit=dev --workspace apps/server --workspace apps/storefront && node scripts/strip-packages.mjs node_modules

FROM node:20.20.2-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /shop
COPY --from=packages /shop/ ./
COPY --from=build /shop/apps/server/dist apps/server/dist
COPY --from=build /shop/apps/server/migrations apps/server/migrations
COPY --from=build /shop/apps/storefront/build apps/storefront/build
COPY --from=build /shop/apps/backoffice/build apps/backoffice/build
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/server/dist/main.js"]
