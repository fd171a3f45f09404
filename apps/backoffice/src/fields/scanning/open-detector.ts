import type { BarcodeDetector } from 'barcode-detector/ponyfill';
import type { Detector } from './open-wasm-detector.ts';

/** Barcodes of products, numbers of slips and of carrier labels. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'code_128', 'qr_code'] as const;

/** Opens the reader of the browser. Browsers without one (Safari, Firefox, Chrome on Windows and Linux) load a reader in WebAssembly. */
export async function openDetector(): Promise<Detector> {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: typeof BarcodeDetector };
  if (Native && (await readsAllFormats(Native))) return new Native({ formats: [...formats] });
  const { openWasmDetector } = await import('./open-wasm-detector.ts');
  return openWasmDetector(formats);
}

async function readsAllFormats(Native: typeof BarcodeDetector): Promise<boolean> {
  const supported: readonly string[] = await Native.getSupportedFormats().catch(() => []);
  return formats.every((format) => supported.includes(format));
}
