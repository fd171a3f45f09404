/** The five campaign parameters of an address; empty: not set. */
export interface UtmValues {
  utmSource: string;
  utmMedium: string;
  utmCampaign: string;
  utmContent: string;
  utmTerm: string;
}

export const noUtm: UtmValues = { utmSource: '', utmMedium: '', utmCampaign: '', utmContent: '', utmTerm: '' };
