import type { LegalTexts } from '../shape.ts';

export const en: LegalTexts = {
  heading: 'Legal information',
  missing: 'to be completed by the seller',
  notice: [
    'Legal guarantee: {law.guaranteeYears|2=2 years|3=3 years}',
    'If what you bought is faulty or not as described, we repair or replace it free of charge, or you get a reduction or your money back.',
  ],
  pages: {
    imprint: [
      'Imprint',
      'Who runs this shop and how to reach us.',
      `## Who sells here

- Seller: {seller.name}
- Address: {seller.address}
- Represented by: {seller.represented}
- Register and number: {seller.register}
- VAT number: {seller.vat}

## How to reach us

- E-mail: [{seller.email}](mailto:{seller.email})
- Telephone: {seller.phone}
- Message: [write to us](/helpcenter/contact)

Answerable for what is written here: {seller.name}, at the address above.

## If we cannot agree

Tell us first: most things are settled by one message. If they are not, you can turn to this body in your country:

- {consumer.body}
- {consumer.web}

{#union}
If you live in another country of the European Union, the network of [European Consumer Centres](https://www.eccnet.eu) helps you free of charge. We are neither obliged nor willing to take part in proceedings before a consumer arbitration board, unless the law of your country obliges us to.
{/union}`,
    ],
    privacy: [
      'Privacy policy',
      'Which data we hold about you, why, for how long, and what you can ask for.',
      `## Who is responsible

{seller.name}, {seller.address}. You reach us about your data at [{seller.email}](mailto:{seller.email}).

The law that applies: {law.data}.

## When you look around

Our server needs your internet address to answer your browser and to ward off attacks. To see how often links and pages are opened, we count clicks. In doing so we keep neither your internet address nor your browser's name, only a value computed from them with a secret key that is thrown away each day. Clicks are deleted after 90 days. The basis is our legitimate interest in a shop that is safe and gets better (Art. 6(1)(f) GDPR).

## Cookies

These the shop cannot work without:

- your sign-in, for 30 days
- your cart, until it is forgotten after 120 days without a change
- the language and country that you chose
- your choice about cookies, for 180 days

Everything else comes only after you have said yes (Art. 6(1)(a) GDPR), and nothing of another company is loaded before:

- **Statistics**: which pages are opened and what is put into carts.
- **Advertising**: from which advert or partner you came; kept for 30 days.

You can change your mind at any time in the [cookie settings](/consent). The record of your choice is kept for three years, so that we can prove it.

## When you order

We need name, address, e-mail and telephone to make and fulfil the contract with you (Art. 6(1)(b) GDPR). We pass on what is needed, and nothing else, to:

- the carrier who brings your parcel
- the payment provider on whose page you pay: {payment.providers}. Your card number never reaches us.
- the provider who sends our e-mails
- the provider on whose servers the shop runs

Invoices and what belongs to them are kept for as long as tax and commercial law asks (Art. 6(1)(c) GDPR).

## Your account, returns, reviews and messages

- Your account and wishlist are kept until you delete the account.
- Messages to us are deleted two years after the matter is closed.
- Reviews are published under the name that you choose. When you delete your account, name and words are removed and the stars stay.
- A cart left behind may be recalled once by e-mail if you gave your address; each such e-mail lets you say no.

## Newsletter

We write to you only after you have confirmed your address by the link that we sent you. Each newsletter has a link by which you unsubscribe in one step. An address that is never confirmed is deleted after 30 days.

## Spin the wheel

Whoever spins gives an e-mail address, to which the prize is bound. We keep the address, and count spins by visitor and connection, so that nobody spins more often than others. Spins are deleted after 13 months.

## Affiliates and sellers

Partners who recommend us learn that an order came through them and what they earn by it, never who you are. Who applies as an affiliate or a seller gives us company, contact and payment details, which we need for the contract and the books.

## Transfers to other countries

{#union}
Where a provider processes data outside the European Economic Area, this happens only with an adequacy decision of the European Commission or its standard contractual clauses (Art. 44 to 49 GDPR).
{/union}
{#outside}
Our company and our servers may be in another country than you. There your data are protected as described here.
{/outside}

## Your rights

- to learn what we hold about you and to get a copy of it
- to have it corrected, deleted or restricted
- to take it with you in a machine-readable form
- to object to what we do on the basis of a legitimate interest
- to withdraw a consent, with effect for the future

With an account you can download your data and delete it yourself under [Privacy](/user/privacy). Otherwise a message is enough. We decide nothing about you by automated means alone.

## Complaints

You can complain to the authority for data protection:

- {data.authority}
- {data.address}
- {data.web}

*Version of {revised}*`,
    ],
    terms: [
      'Terms and conditions',
      'What holds for each order in this shop.',
      `## 1. Who makes the contract

These terms hold for orders of consumers in the shop {shop.name}, delivered in this country: {country.name}. Your contract is with {seller.name}, {seller.address}. Goods of other sellers are sold by us as well, in our own name.

## 2. How the contract is made

What is shown in the shop invites you to order. You put goods into the cart, enter address, delivery and payment, and can correct everything before the last step. With the button "{button}" you make a binding order. You get an e-mail that confirms that it has arrived. The contract is made when we confirm the order by e-mail; by an online payment, at the latest when you have paid.

The contract can be made in the language in which you read the shop. We keep its text; you find it in your account and in the e-mail.

## 3. Prices and payment

All prices are final prices in the currency shown and include VAT. Delivery and any charge for cash on delivery are shown before you order. You pay in the ways that the checkout offers. An order that is not paid in time is cancelled, and you owe nothing.

{#union}
If we announce a reduction, the crossed-out price is the lowest of the 30 days before it.
{/union}

## 4. Delivery

We deliver in this country only: {country.name}. Unless the checkout says otherwise, your parcel arrives within 3 to 6 working days. If something cannot be delivered, we tell you at once and pay back what you have paid. The risk passes to you when you or somebody you name has the goods.

The goods remain ours until they are paid.

## 5. Withdrawal and returns

{#union}
You may withdraw from the contract within {withdrawal.days} days without giving a reason: see [Right of withdrawal](/right-of-withdrawal).
{/union}

Beyond that you may return unworn goods with their labels within {return.days} days of delivery, and get your money back: see [Return an item](/guest/return). Goods sealed for reasons of hygiene come back sealed only. This does not limit your rights by law.

## 6. If something is faulty

{#union}
The legal guarantee applies ({law.guarantee}): see [Legal guarantee](/legal-guarantee).
{/union}
{#outside}
You have the rights that the law gives you ({law.guarantee}): see [Legal guarantee](/legal-guarantee).
{/outside}

## 7. Coupons and prizes

A coupon holds for the time, the countries and the amounts that are named with it, one for each order. It is not paid out in cash. Coupons that are prizes hold for the e-mail address that won them.

## 8. Reviews

Only those who have bought a product may review it. We check that by the order, publish praise and blame alike, and leave out only what breaks the law or concerns nobody's purchase.

## 9. Liability

We are liable without limit for intent and gross negligence, for harm to life, body or health, and where the law on product liability says so. Otherwise we are liable for breach of duties on which the contract rests, up to the damage that could be foreseen. Your mandatory rights remain.

## 10. Law and disputes

{#union}
The law of the country in which the seller has its seat applies; the mandatory protection of the country in which you live stays with you. You can sue us where you live.
{/union}
{#outside}
The law of the country to which we deliver applies to consumers.
{/outside}

If a part of these terms does not hold, the law takes its place and the rest holds. See also [Imprint](/imprint) and [Privacy policy](/privacy).

*Version of {revised}*`,
    ],
    withdrawal: [
      'Right of withdrawal',
      'How you withdraw from your order, and the form for it.',
      `{#union}
## Your right

You have the right to withdraw from this contract within {withdrawal.days} days without giving any reason ({law.withdrawal}).

The withdrawal period ends {withdrawal.days} days after the day on which you, or a third party named by you who is not the carrier, take possession of the goods; with several goods of one order, of the last of them.

To withdraw, tell us ({seller.name}, {seller.address}, e-mail {seller.email}, telephone {seller.phone}) by a clear statement. The easiest way is the button [Withdraw from the contract](/withdrawal); you get a confirmation with date and time by e-mail at once. You may also use the form below or write a letter or an e-mail. It is enough that you send your statement before the period has ended.

## What follows

If you withdraw, we pay back all that we received from you, including the cost of delivery (except for the additional cost of a delivery more expensive than our cheapest standard one), without delay and at the latest within 14 days of the day on which we learn of your withdrawal. We use the means of payment that you used, unless we agree otherwise with you; it costs you nothing. We may wait until we have the goods back or you have proved that you sent them, whichever is earlier.

Send the goods back or hand them over without delay, at the latest within 14 days of the day on which you tell us. {return.paidBy|customer=You bear the direct cost of sending them back.|shop=We bear the cost of sending them back.} You are liable for a loss in value only if it comes from handling that was not needed to see what the goods are like and whether they fit.

## When there is no right of withdrawal

It does not exist for goods made to your wishes, and for sealed goods that for reasons of health or hygiene cannot be returned once you have broken the seal, underwear or swimwear for instance.

## Model withdrawal form

*(Complete and return this form only if you wish to withdraw from the contract.)*

- To {seller.name}, {seller.address}, {seller.email}:
- I/We (\\*) hereby give notice that I/We (\\*) withdraw from my/our (\\*) contract of sale of the following goods (\\*):
- Ordered on (\\*) / received on (\\*):
- Name of consumer(s):
- Address of consumer(s):
- Signature of consumer(s) (only if this form is notified on paper):
- Date:

(\\*) Delete as appropriate.
{/union}
{#outside}
The law of this country ({country.name}) gives no general right to withdraw from a purchase at a distance without a reason. We give you one all the same:

- Within {withdrawal.days} days of delivery you can withdraw by the button [Withdraw from the contract](/withdrawal).
- Within {return.days} days of delivery you can [return unworn goods](/guest/return) with their labels.

You get your money back by the way in which you paid, or to an account that you name.
{/outside}

*Version of {revised}*`,
    ],
    guarantee: [
      'Legal guarantee',
      'Your rights when goods are faulty or not as described.',
      `{#union}
## {law.guaranteeYears|2=Two years|3=Three years} of legal guarantee

By law ({law.guarantee}) we answer for goods that are faulty, do not look or work as described, or lack what belongs to them, if the defect shows within {law.guaranteeYears|2=two years|3=three years} of delivery. Within the first {law.burdenMonths|12=12 months|24=24 months} it is assumed that the defect was there from the start; you need not prove it.

## What you can ask for

1. First a repair or a replacement, as you choose, free of charge, within a reasonable time and without great inconvenience to you. We may refuse what is impossible or costs out of proportion.
2. If that does not work, takes too long or is refused, or if the defect is grave: a reduction of the price, or your money back against the goods. A minor defect does not end the contract.

We bear the cost of sending, taking back and putting right.

## How to go about it

Write to us through [the contact page](/helpcenter/contact) or to {seller.email}, with the order number, a few words and if possible a picture. Please do so soon after you notice the defect.

## What it is not

The legal guarantee does not cover normal wear, or damage by use or care against the label. It costs nothing, and no guarantee of a maker, if there is one, limits it. The right of withdrawal stands beside it.
{/union}
{#outside}
Goods must be as described and fit for their purpose ({law.guarantee}). If they are not, write to us through [the contact page](/helpcenter/contact) or to {seller.email} with the order number and if possible a picture: we repair or replace them, or pay back what you paid. Besides, you can return unworn goods within {return.days} days.

Complaints are also taken by:

- {consumer.body}
- {consumer.web}
{/outside}

*Version of {revised}*`,
    ],
    accessibility: [
      'Accessibility',
      'How this shop can be used by everybody, and what to do where it cannot.',
      `## What we aim at

Everybody should be able to shop here. The shop is built by the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and the European standard EN 301 549.

- The law: {law.accessibility}

## What the service is

An online shop: search and filter, look at goods, order, pay, follow a parcel, return, withdraw, and manage an account. All of it works by keyboard, with a screen reader, enlarged to 400 percent, in portrait and landscape, and without motion for those who asked their device for less. Pictures have descriptions, forms name their errors, and nothing runs out of time without warning.

## How it is tested

With each change, an automatic test looks at the pages of the shop in several languages, and journeys are made by keyboard alone. This statement rests on our own assessment.

## Known limits

- Pictures and words that sellers supply may be described less well than ours.
- The pages on which you pay belong to the payment providers.
- What nobody has translated yet is shown in English and marked as such for screen readers.

## Tell us

If something stands in your way, write to us through [the contact page](/helpcenter/contact) or to {seller.email}, or call {seller.phone}. We answer within a few working days and send you the same content in another way if you need it.

{#union}
If our answer does not satisfy you, you can turn to the authority that supervises this law:

- {accessibility.body}
- {accessibility.web}
{/union}

*Version of {revised}*`,
    ],
  },
};
