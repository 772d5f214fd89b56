import type { ContentBlock, RichText } from '../../domain/content';

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
