/** What customers wish for. */
export { newsOfWishes, type WishNews } from './news-of-wishes.ts';
export { noticeLanguage, noticeSeekers } from './notice-seekers.ts';
export { routes } from './routes.ts';
export { claimNews, unclaimNews } from './tell-news.ts';
export { wishlistData } from './wishlist-data.ts';
