/** The fibres of one part of a garment; the percentages add up to 100 (Regulation (EU) 1007/2011). */
export interface CompositionPart {
  /** shell, upper (of shoes), lining, filling, body, trim */
  part: string;
  fibres: { fibre: string; percent: number }[];
}
