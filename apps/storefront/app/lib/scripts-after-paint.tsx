/**
 * Begins to fetch the page's scripts once it has been painted with the pictures that it opens with, or after a second: on a
 * slow line they would come between a shopper and what he has come to see. Until then links and forms work as they do
 * without scripts. Whoever already touches the page does not wait.
 */
const starter = `(function(){
var held=document.querySelector('script[data-modules]'),begun;
function begin(){if(begun)return;begun=1;
held.dataset.modules.split(' ').forEach(function(href){document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href:href}))});
document.head.append(Object.assign(document.createElement('script'),{type:'module',text:held.text}))}
['pointerdown','keydown','focusin'].forEach(function(kind){addEventListener(kind,begin,{once:true,capture:true,passive:true})});
setTimeout(begin,1000);
requestAnimationFrame(function(){setTimeout(function(){
Promise.all(Array.prototype.map.call(document.querySelectorAll('img[fetchpriority=high]'),function(img){return img.decode().catch(function(){})})).then(begin)})})
})()`;

const Written = () => <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: starter }} />;

/** What a browser has of it: its place. React leaves what the server has written as it stands. */
const Place = () => <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;

export const ScriptStarter: typeof Written = import.meta.env.SSR ? Written : Place;

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;

/**
 * A page whose module scripts wait for `ScriptStarter`: React Router has no property for this.
 * @param texts - what the scripts would ask for once they are there
 */
export function heldBack(html: string, texts: string): string {
  const modules = [...[...html.matchAll(preload)].map(([, href]) => href), texts].join(' ');
  return html.replace(preload, '').replace('<script type="module" async="">', `<script type="text/plain" data-modules="${modules}">`);
}
