import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/**
 * Every address of the shop. All stand behind an optional language, in any case; `layouts/*` answer 404 for a
 * first word that is no language.
 */
export default [
  ...prefix(':language?', [
    layout('layouts/default.tsx', [
      index('routes/home.tsx'),
      route('categories', 'routes/categories.tsx'),
      route('category/:parent/:slug?', 'routes/category.tsx'),
      route('brands', 'routes/brands.tsx'),
      route('brands/:slug', 'routes/brand.tsx'),
      route('collection/:slug', 'routes/collection.tsx'),
      route('product/:slug', 'routes/product.tsx'),
      // The same page at a longer address; its canonical link names the shorter.
      route('product/:category/:slug', 'routes/product.tsx', { id: 'product-in-category' }),
      route('Search', 'routes/search.tsx'),
      route('size-guides', 'routes/size-guides.tsx'),
      route('stock-notice', 'routes/stock-notice.tsx'),
      route('Wishlists', 'routes/wishlists.tsx'),
      route('*', 'routes/not-found.tsx'),
    ]),
    layout('layouts/guest.tsx', [
      route('Track/Order', 'routes/track-order.tsx'),
      route('guest/return', 'routes/guest-return.tsx'),
      route('return/:invoice', 'routes/return.tsx'),
      route('withdrawal', 'routes/withdrawal.tsx'),
      route('consent', 'routes/consent.tsx'),
      route('account-deleted', 'routes/account-deleted.tsx'),
      route('auth/Confirm-Email', 'routes/confirm-email.tsx'),
    ]),
    layout('layouts/auth.tsx', [
      route('auth/Login', 'routes/login.tsx'),
      route('auth/Register', 'routes/register.tsx'),
      route('auth/Forgot-Password', 'routes/forgot-password.tsx'),
      route('auth/Reset-Password', 'routes/reset-password.tsx'),
      route('auth/affiliate-login', 'routes/affiliate-login.tsx'),
      route('auth/affiliate-register', 'routes/affiliate-register.tsx'),
      route('auth/affiliate-application-success', 'routes/affiliate-application-success.tsx'),
    ]),
    layout('layouts/account.tsx', [
      route('user', 'routes/account.tsx'),
      route('user/settings', 'routes/settings.tsx'),
      route('user/addresses', 'routes/addresses.tsx'),
      route('user/orders', 'routes/orders.tsx'),
      route('user/orders/:invoice', 'routes/order.tsx'),
      route('user/orders/:invoice/return', 'routes/order-return.tsx'),
      route('user/change-password', 'routes/change-password.tsx'),
      route('user/security', 'routes/security.tsx'),
      route('user/privacy', 'routes/privacy.tsx'),
    ]),
    layout('layouts/affiliate.tsx', [
      route('affiliate', 'routes/affiliate-home.tsx'),
      route('affiliate/application', 'routes/affiliate-application.tsx'),
      route('affiliate/dashboard', 'routes/affiliate-dashboard.tsx'),
      route('affiliate/links', 'routes/affiliate-links.tsx'),
      route('affiliate/analytics', 'routes/affiliate-analytics.tsx'),
      route('affiliate/discounts', 'routes/affiliate-discounts.tsx'),
      route('affiliate/commissions', 'routes/affiliate-commissions.tsx'),
      route('affiliate/profile', 'routes/affiliate-profile.tsx'),
      route('affiliate/*', 'routes/affiliate-unknown.tsx'),
    ]),
    layout('layouts/checkout.tsx', [
      route('Checkout', 'routes/checkout.tsx'),
      route('OrderConfirmation', 'routes/order-confirmation.tsx'),
      route('str/Return', 'routes/payment-return.tsx'),
      route('SSLReturn', 'routes/ssl-return.tsx'),
      route('orders/pay', 'routes/pay-order.tsx'),
    ]),
    route('affiliate/files/:name', 'routes/affiliate-files.tsx'),
    route('cart/lines', 'routes/cart-lines.tsx'),
    route('cart/back', 'routes/cart-back.tsx'),
    route('orders/paper', 'routes/order-paper.tsx'),
    // A sheet of paper: nothing around it.
    route('return/:invoice/note', 'routes/return-note.tsx'),
    route('auth/logout', 'routes/logout.tsx'),
    route('auth/passkey', 'routes/passkey.tsx'),
    route('user/privacy/:requestId', 'routes/data-export.tsx'),
    route('wishlist/items', 'routes/wishlist-items.tsx'),
    route('wishlist/products', 'routes/wishlist-products.tsx'),
    route('visitor', 'routes/visitor.tsx'),
    route('product-stock/:slug', 'routes/product-stock.tsx'),
    route('product-reviews/:productId', 'routes/product-reviews.tsx'),
    route('size-advice/:productId', 'routes/size-advice.tsx'),
    route('search/suggestions', 'routes/suggestions.tsx'),
  ]),
] satisfies RouteConfig;
