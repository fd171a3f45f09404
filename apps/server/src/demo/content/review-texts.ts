import type { Fit } from '#modules/reviews';

/** A review text for any product. Without a fit it also suits products without sizes. */
export interface DemoOpinion {
  stars: number;
  fit: Fit | null;
  text: string;
}

export interface DemoReviewers {
  /** Codes of the reviewers' countries. */
  countries: readonly string[];
  /** Displayed names. */
  authors: readonly string[];
  opinions: readonly DemoOpinion[];
}

const composeReview = (stars: number, fit: Fit | null, text: string): DemoOpinion => ({ stars, fit, text });

/** By language code of the review. */
export const demoReviewers: Readonly<Record<string, DemoReviewers>> = {
  en: {
    countries: ['BD'],
    authors: ['Nadia R.', 'Imran H.', 'Sara K.', 'Tanvir A.', 'Maya'],
    opinions: [
      composeReview(5, 'true', 'Exactly as in the pictures. The fabric feels solid and the seams are clean. My usual size fits.'),
      composeReview(5, null, 'Even nicer than I expected. Arrived two days early.'),
      composeReview(4, 'small', 'Lovely piece, but it is cut narrow. I exchanged it for one size up and now it is perfect.'),
      composeReview(4, 'true', 'Good quality for the price. One star less because the colour is a touch darker than on my screen.'),
      composeReview(3, 'large', 'Nice fabric, but it runs wide. Take a size smaller if you like it close.'),
      composeReview(2, 'small', 'Much too tight for the size on the label. Sent it back, the refund came quickly.'),
      composeReview(5, 'true', ''),
    ],
  },
  bn: {
    countries: ['BD'],
    authors: ['রাফি ই.', 'নুসরাত জ.', 'তানিয়া', 'সাকিব হ.'],
    opinions: [
      composeReview(5, 'true', 'কাপড়টা খুব আরামদায়ক, সাইজও একদম ঠিক হয়েছে।'),
      composeReview(4, null, 'ছবির মতোই সুন্দর। ডেলিভারিও সময়মতো পেয়েছি।'),
      composeReview(4, 'small', 'ভালো, তবে একটু টাইট। এক সাইজ বড় নেওয়া ভালো।'),
      composeReview(3, 'large', 'মান ভালো, কিন্তু আমার জন্য একটু ঢিলা হয়েছে।'),
    ],
  },
  de: {
    countries: ['DE', 'AT'],
    authors: ['Katrin S.', 'Jonas W.', 'Helga', 'Lena M.', 'Thomas B.'],
    opinions: [
      composeReview(5, 'true', 'Sitzt wie angegossen, auch nach dem dritten Waschen noch in Form.'),
      composeReview(5, null, 'Schön verarbeitet und schnell geliefert. Gerne wieder.'),
      composeReview(4, 'small', 'Tolle Qualität, fällt aber klein aus. Ich habe eine Nummer größer behalten.'),
      composeReview(4, 'true', 'Angenehmer Stoff, die Farbe entspricht dem Bild. Meine übliche Größe passt.'),
      composeReview(3, 'large', 'Recht weit geschnitten, für mich eine Nummer zu groß. Der Stoff ist prima.'),
      composeReview(2, null, 'Nach zwei Wäschen etwas ausgeblichen. Für den Preis hatte ich mehr erwartet.'),
      composeReview(4, 'true', ''),
    ],
  },
  el: {
    countries: ['GR'],
    authors: ['Ελένη Π.', 'Νίκος', 'Μαρία Κ.', 'Γιώργος Δ.'],
    opinions: [
      composeReview(5, 'true', 'Υπέροχο ύφασμα και άψογη εφαρμογή. Το μέγεθος είναι ακριβές.'),
      composeReview(5, null, 'Όμορφο και προσεγμένο, ήρθε πολύ γρήγορα.'),
      composeReview(4, 'small', 'Πολύ καλή ποιότητα, αλλά έρχεται λίγο στενό. Πάρτε ένα νούμερο μεγαλύτερο.'),
      composeReview(3, 'large', 'Ωραίο χρώμα, όμως μου έπεσε φαρδύ.'),
    ],
  },
  sl: {
    countries: ['SI'],
    authors: ['Ana N.', 'Marko K.', 'Petra Z.', 'Maja', 'Tine H.'],
    opinions: [
      composeReview(5, 'true', 'Čudovit kos, mehko blago in natančni šivi. Moja običajna velikost mi je prav.'),
      composeReview(5, null, 'Točno takšno kot na sliki. Dostava v treh dneh.'),
      composeReview(4, 'small', 'Lepo narejeno, a nekoliko ozko krojeno. Vzela sem številko večjo.'),
      composeReview(4, 'true', 'Zelo udobno, barva je v živo malo temnejša.'),
      composeReview(3, 'large', 'Blago je odlično, kroj pa precej širok.'),
      composeReview(1, null, 'Zadrga se je pokvarila po enem tednu. Vračilo je potekalo brez težav.'),
    ],
  },
  es: {
    countries: ['ES'],
    authors: ['Lucía G.', 'Javier', 'Carmen R.', 'Pablo M.'],
    opinions: [
      composeReview(5, 'true', 'Queda perfecto y la tela es muy agradable. La talla es la de siempre.'),
      composeReview(4, null, 'Muy bonito y bien acabado. El envío tardó un poco más de lo previsto.'),
      composeReview(4, 'small', 'Me encanta, pero talla pequeño: pedí una más y acerté.'),
      composeReview(3, 'large', 'Buena calidad, aunque es más ancho de lo que parece.'),
    ],
  },
};
