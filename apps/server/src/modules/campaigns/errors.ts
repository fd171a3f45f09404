import { ShopError } from '#kit/errors';

export class CampaignNotFound extends ShopError {
  constructor(slug: string) {
    super('CampaignNotFound', 404, 'There is no such campaign', { slug });
  }
}
