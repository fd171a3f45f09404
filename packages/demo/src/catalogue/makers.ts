import type { BrandSlug } from './codes.ts';
import type { DemoContact, DemoMaker } from './types.ts';

const contact = (name: string, street: string, postalCode: string, city: string, countryCode: string, email: string): DemoContact => ({
  name,
  street,
  postalCode,
  city,
  countryCode,
  email,
});

const responsible = contact('Selvedge Compliance d.o.o.', 'Tkalska ulica 900', '1000', 'Ljubljana', 'SI', 'compliance@selvedge.example');

/** Invented manufacturers with invented addresses; `.example` domains never receive email (RFC 2606). */
export const makers: Readonly<Record<BrandSlug, { brand: string; maker: DemoMaker }>> = {
  brindlemoor: {
    brand: 'Brindlemoor',
    maker: { ...contact('Brindlemoor Knitting Ltd', '400 Teasel Lane', 'DL99 9ZZ', 'Brindlemoor', 'GB', 'safety@brindlemoor.example'), responsible },
  },
  tarnwhistle: {
    brand: 'Tarnwhistle',
    maker: contact('Tarnwhistle Konfekcija d.o.o.', 'Dežnikova ulica 710', '2000', 'Maribor', 'SI', 'safety@tarnwhistle.example'),
  },
  ossenby: {
    brand: 'Ossenby',
    maker: { ...contact('Ossenby Apparel Ltd', 'Plot 940, Needle Road', '1999', 'Dhaka', 'BD', 'safety@ossenby.example'), responsible },
  },
  pebblewren: {
    brand: 'Pebblewren',
    maker: contact('Pebblewren Confeções Lda', 'Rua do Botão 820', '4799', 'Guimarães', 'PT', 'safety@pebblewren.example'),
  },
  harrowfinch: {
    brand: 'Harrowfinch',
    maker: contact('Harrowfinch Camicie S.r.l.', 'Via del Ditale 660', '24199', 'Bergamo', 'IT', 'safety@harrowfinch.example'),
  },
  mottlewick: {
    brand: 'Mottlewick',
    maker: contact('Mottlewick Siuvykla UAB', 'Adatos g. 510', '44999', 'Kaunas', 'LT', 'safety@mottlewick.example'),
  },
  dapplestrand: {
    brand: 'Dapplestrand',
    maker: contact('Dapplestrand Sp. z o.o.', 'ul. Nożycowa 930', '90-999', 'Łódź', 'PL', 'safety@dapplestrand.example'),
  },
  quillowby: { brand: 'Quillowby', maker: contact('Quillowby Textil GmbH', 'Fadengasse 870', '72499', 'Albstadt', 'DE', 'safety@quillowby.example') },
};
