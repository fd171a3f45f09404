import { z } from '@hono/zod-openapi';
import { textField } from '#platform/request-fields';

const text = (max: number) => textField.max(max).nullish();

/** A click as a browser reports it: the fields of the specification. The server derives them again where it can. */
export const trackedClickSchema = z
  .object({
    affiliateCode: text(64),
    affiliateId: z.int32().nullish(),
    affiliateDiscountId: z.int32().nullish(),
    sessionId: text(64),
    ipAddress: z.null().optional().openapi({ description: 'Always null in requests from a browser' }),
    userAgent: text(1000),
    referrerUrl: text(4000),
    landingPage: text(4000),
    source: text(200),
    countryId: z.int32().nullish(),
    city: text(200),
    deviceType: text(40),
    browser: text(40),
    os: text(40),
    utmSource: text(200),
    utmMedium: text(200),
    utmCampaign: text(200),
    utmContent: text(200),
    utmTerm: text(200),
  })
  .openapi('TrackedClick');
export type TrackedClick = z.infer<typeof trackedClickSchema>;
