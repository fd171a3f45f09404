import { BarcodeDetector, prepareZXingModule, type BarcodeFormat } from 'barcode-detector/ponyfill';
import readerAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** The part of the platform's `BarcodeDetector` that scanning uses. */
export type Detector = Pick<BarcodeDetector, 'detect'>;

/** Loads the reader in WebAssembly from this shop. By default the library would load it from a CDN. @throws if it cannot be loaded */
export async function openWasmDetector(formats: readonly BarcodeFormat[]): Promise<Detector> {
  await prepareZXingModule({
    overrides: { locateFile: (path: string, folder: string) => (path.endsWith('.wasm') ? readerAddress : `${folder}${path}`) },
    fireImmediately: true,
  });
  return new BarcodeDetector({ formats: [...formats] });
}
