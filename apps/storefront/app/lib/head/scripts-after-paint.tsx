import { use } from 'react';
import { BuiltStylesContext } from './page-styles.tsx';

/**
 * Starts to fetch the page's scripts after the first paint with its images, or after a second: on a
 * slow connection they would delay the images. Until then links and forms work as without
 * scripts. The first touch starts them at once. A tap on a button that needs scripts is kept and repeated by `repeatEarlyTap`. The router
 * calls `openWantedPage` (`vite/quiet-router.ts`) if the script of a route is missing, as after a new build: it loads the page that was
 * requested, not the page that is being left. A form is not sent a second time.
 */
const starter = `(function(){
var held=document.querySelector('script[data-modules]'),begun;
function begin(){if(begun)return;begun=1;
held.dataset.modules.split(' ').forEach(function(href){document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href:href}))});
document.head.append(Object.assign(document.createElement('script'),{type:'module',text:held.text}))}
['pointerdown','keydown','focusin'].forEach(function(kind){addEventListener(kind,begin,{once:true,capture:true,passive:true})});
setTimeout(begin,1000);
var tapped,keep=function(event){tapped=event.target.closest('button[type=button]')||tapped};
addEventListener('click',keep,true);
window.repeatEarlyTap=function(){removeEventListener('click',keep,true);window.repeatEarlyTap=null;if(tapped&&tapped.isConnected)tapped.click()};
window.openWantedPage=function(){
var router=window.__reactRouterDataRouter,wanted=router&&router.state.navigation;
if(wanted&&wanted.location&&!/post/i.test(wanted.formMethod||''))location.assign(wanted.location.pathname+wanted.location.search+wanted.location.hash);
else location.reload()};
requestAnimationFrame(function(){setTimeout(function(){
Promise.all(Array.prototype.map.call(document.querySelectorAll('img[fetchpriority=high]'),function(img){return img.decode().catch(function(){})})).then(begin)})})
})()`;

const StarterScript = () => <script nonce={use(BuiltStylesContext)?.mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: starter }} />;

/** The browser's version is empty: React keeps what the server has rendered. */
const EmptyScript = () => <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;

export const ScriptStarter: typeof StarterScript = import.meta.env.SSR ? StarterScript : EmptyScript;

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleScript = '<script type="module" async="">';

/**
 * Rewrites a page so that its module scripts wait for `ScriptStarter`. React Router has no option for this.
 * @param page - React writes its preloads into the head
 * @param texts - the language file that the scripts would request next
 */
export function delayScripts(page: Buffer, texts: string): Buffer {
  const [headEnd, scriptAt] = [page.indexOf('</head>'), page.lastIndexOf(moduleScript)];
  if (scriptAt === -1) return page;
  // Only the head is a string, because a string of a whole page takes several milliseconds to allocate.
  const head = page.toString('utf8', 0, headEnd);
  const modules = [...[...head.matchAll(preload)].map(([, href]) => href), texts].join(' ');
  return Buffer.concat([
    Buffer.from(head.replace(preload, '')),
    page.subarray(headEnd, scriptAt),
    Buffer.from(`<script type="text/plain" data-modules="${modules}">`),
    page.subarray(scriptAt + moduleScript.length),
  ]);
}
