import { ShopError } from '#kit/errors';

/** The content of the file is not in an accepted image format. The file name is ignored. */
export class NoPicture extends ShopError {
  constructor() {
    super('NoPicture', 422, 'Unsupported file type. Upload a JPEG, PNG, WebP, AVIF, GIF, BMP, TIFF or SVG picture.');
  }
}

export class PictureTooLarge extends ShopError {
  constructor(message: string, params: Record<string, number>) {
    super('PictureTooLarge', 413, message, params);
  }
}

/** The content of the file is not in an accepted video format. The file name is ignored. */
export class NoVideo extends ShopError {
  constructor() {
    super('NoVideo', 422, 'Unsupported file type. Upload an MP4, WebM, MOV, AVI, MKV or FLV video.');
  }
}

export class UnknownPoster extends ShopError {
  constructor() {
    super('UnknownPoster', 422, 'The poster must be the address of an uploaded picture.');
  }
}
