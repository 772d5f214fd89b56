import type { ContentBlock, RichText } from '#domain/content/content.ts';
import picture from './picture.svg?no-inline';

/** A formatted text with everything that editors use. */
export const richTextExample: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Liefertage' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Wir liefern ' },
        { type: 'text', text: 'jeden Werktag', marks: [{ type: 'bold' }] },
        { type: 'text', text: '. Mehr dazu auf ' },
        { type: 'text', text: 'unserer Seite', marks: [{ type: 'link', attrs: { href: '/page/liefertage' } }] },
        { type: 'text', text: '.' },
      ],
    },
    {
      type: 'bullet_list',
      content: ['Trocken', 'Frisch', 'Tiefgekühlt'].map((text) => ({
        type: 'list_item',
        content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
      })),
    },
  ],
};

/** A start page as editors write it. */
export const blockExamples: readonly ContentBlock[] = [
  {
    component: 'intro',
    uid: 'a',
    title: 'Frisch aus der Region, morgen in Ihrer Küche',
    text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Bestellen Sie bis 14:30 Uhr.' }] }] },
    link: { caption: 'Zum Sortiment', url: '/search' },
  },
  { component: 'heading', uid: 'b', text: 'Gut zu wissen', level: 2 },
  { component: 'text', uid: 'c', text: richTextExample },
  {
    component: 'teasers',
    uid: 'd',
    title: 'Unsere Themen',
    teasers: [
      {
        title: 'Herbstmesse',
        text: 'Messepreise auf ein Sechstel des Sortiments.',
        link: { caption: 'Zur Messe', url: '/subshop/promotions/herbst' },
      },
      { title: 'Flugblätter', link: { caption: 'Ansehen', url: 'https://example.org/flugblatt', target: '_blank' } },
    ],
  },
];

/** Their days are of the stories' time, which is 20 November 2026. */
const oneOfEach: readonly ContentBlock[] = [
  ...blockExamples,
  {
    component: 'image',
    uid: 'image',
    image: { url: picture, alt: 'Gemüse' },
    caption: 'Frisch vom Feld',
    link: { caption: 'Unsere Qualität', url: '/page/qualitaet' },
  },
  {
    component: 'gallery',
    uid: 'gallery',
    title: 'Ein Blick ins Haus',
    images: [
      { url: picture, alt: 'Gemüse' },
      { url: `${picture}?2`, alt: 'Lieferwagen' },
    ],
  },
  {
    component: 'events',
    uid: 'events',
    title: 'Veranstaltungen',
    events: [
      { title: 'Weinverkostung', startDate: '2026-11-29', time: '18:30', location: 'Markthalle' },
      { title: 'Grillkurs', startDate: '2026-11-23', endDate: '2026-11-24', location: 'Zell am See' },
      { title: 'Sommerfest', startDate: '2026-10-11' },
    ],
  },
  {
    component: 'flyerTable',
    uid: 'flyers',
    title: 'Flugblätter',
    flyers: [
      {
        title: 'Gastro-Aktionen',
        validFrom: '2026-11-16',
        validTo: '2026-11-29',
        image: { url: picture },
        link: { caption: 'Ansehen', url: '/files/gastro.pdf', target: '_blank' },
      },
      { title: 'Wein des Monats', link: { caption: 'Ansehen', url: '/page/wein' } },
    ],
  },
  {
    component: 'contact',
    uid: 'contact',
    title: 'Fragen?',
    departments: [
      {
        name: 'Verkauf',
        members: [
          { name: 'Maria Gruber', role: 'Leitung Verkauf', email: 'maria.gruber@example.org', phoneNumbers: ['+43 6542 12345-10'] },
          { name: 'Josef Lackner', role: 'Außendienst' },
        ],
      },
      { name: 'Leer', members: [] },
    ],
  },
  {
    component: 'promotion',
    uid: 'promotion',
    promotion: { id: 'p', title: 'Spargelzeit', text: 'Marchfelder Spargel zum Sonderpreis.', image: { url: picture }, skus: [] },
  },
];

type Kind = ContentBlock['component'];

/** A block of a kind. */
export function blockExample<Of extends Kind>(kind: Of): Extract<ContentBlock, { component: Of }> {
  const found = oneOfEach.find((block): block is Extract<ContentBlock, { component: Of }> => block.component === kind);
  if (!found) throw new Error(`There is no example of ${kind}`);
  return found;
}
