import { isDeepStrictEqual } from 'node:util';
import { toPicturePath } from '../photos/media-of-products.ts';
import { hasPhoto } from '../plan/plan-publishing.ts';
import type { PresentProduct } from '../products/present-products.ts';
import type { ProductToImport } from '../products/import-types.ts';
import type { TableContext } from './table-context.ts';
import type { TableProduct } from './table-product.ts';

/** The planned pictures of one product of a table. */
export interface PlannedPictures extends Pick<ProductToImport, 'pictures' | 'isToFetch' | 'keepsPhotos'> {
  /** Whether the pictures that the shop shows will change. */
  isOther: boolean;
  /** Number of pictures of the product after the import, including pictures that are still to be downloaded. */
  count: number;
  /** Whether the product can be published with a photo, now or later. */
  photos: { isHere: boolean; isToFetch: boolean };
}

type Refuse = (line: number, column: string, message: string) => void;

/** Compares the pictures of a table with the stored pictures. A table without pictures keeps the stored pictures. */
export function planTablePictures(
  { pictures, line }: TableProduct,
  present: PresentProduct | undefined,
  context: TableContext,
  refuse: Refuse,
): PlannedPictures {
  if (!pictures) return keepPictures(present);
  const wanted = pictures.map(({ url, colorCode }) => ({ url, colorCode: colorCode === null ? null : context.colour(colorCode).code }));
  for (const { url } of wanted) if (url.startsWith('/') && !context.pictures.has(url)) refuse(line, 'pictures', `The shop has no picture ${url}.`);
  return wanted.length === 0 ? clearPictures(present) : replacePictures(wanted, present, context);
}

function keepPictures(present: PresentProduct | undefined): PlannedPictures {
  const keepsPhotos = hasPhoto(present);
  return {
    pictures: present ? null : [],
    isOther: false,
    isToFetch: false,
    count: present?.pictures.length ?? 0,
    keepsPhotos,
    photos: { isHere: present?.status === 'published' || keepsPhotos, isToFetch: present?.awaitsPhotos === true },
  };
}

function clearPictures(present: PresentProduct | undefined): PlannedPictures {
  const isOther = present !== undefined && present.pictures.length > 0;
  return {
    pictures: isOther || !present ? [] : null,
    isOther,
    isToFetch: false,
    count: 0,
    keepsPhotos: false,
    photos: { isHere: false, isToFetch: false },
  };
}

function replacePictures(
  wanted: readonly { url: string; colorCode: string | null }[],
  present: PresentProduct | undefined,
  context: TableContext,
): PlannedPictures {
  // Compares only downloaded images. Other images change the product after their download.
  const available = wanted.filter(({ url }) => context.pictures.has(toPicturePath(url)));
  const isOther = available.length > 0 && !isDeepStrictEqual(available.map(getPictureKey), listPresentKeys(present));
  const isToFetch = available.length < wanted.length;
  const keepsPhotos = hasPhoto(present);
  return {
    pictures: isOther || isToFetch || !present ? [...wanted] : null,
    isOther,
    isToFetch,
    count: wanted.length,
    keepsPhotos,
    photos: {
      isHere: present?.status === 'published' || keepsPhotos || available.length > 0,
      isToFetch: isToFetch || present?.awaitsPhotos === true,
    },
  };
}

const getPictureKey = ({ url, colorCode }: { url: string; colorCode: string | null }): string => `${toPicturePath(url)}#${colorCode ?? ''}`;

const listPresentKeys = (present: PresentProduct | undefined): string[] =>
  (present?.pictures ?? []).map((path, index) => `${path}#${present?.pictureColours[index] ?? ''}`);
