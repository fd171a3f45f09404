import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Its own bundle, under its own path: nothing of it reaches a shopper's browser. */
export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  build: { outDir: 'build', target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
});
