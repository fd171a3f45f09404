import { ShopError } from '#kit/errors';

/** What was sent is none of the pictures that the shop takes, whatever it is called. */
export class NoPicture extends ShopError {
  constructor() {
    super('NoPicture', 422, 'This file is no picture that the shop takes: JPEG, PNG, WebP or AVIF');
  }
}

export class PictureTooLarge extends ShopError {
  constructor(message: string, params: Record<string, number>) {
    super('PictureTooLarge', 413, message, params);
  }
}
