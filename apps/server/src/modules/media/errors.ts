import { ShopError } from '#kit/errors';

/** The content of the file has none of the accepted image formats. Its name is ignored. */
export class NoPicture extends ShopError {
  constructor() {
    super('NoPicture', 422, 'Unsupported file type. Upload a JPEG, PNG, WebP or AVIF picture.');
  }
}

export class PictureTooLarge extends ShopError {
  constructor(message: string, params: Record<string, number>) {
    super('PictureTooLarge', 413, message, params);
  }
}
