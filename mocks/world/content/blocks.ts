import type { ContentBlock, Page, RichTextNode } from '#gen/models/index.ts';
import { addDays } from '#domain/text/calendar.ts';
import { contactForm } from './forms';
import { contactPageOf } from './people';
import { bullets, paragraph, richText } from './richText';
import { say, townOf, type Site } from './site';

/** Blocks inside of a text, as the content system nests them. */
function nested(...blocks: readonly ContentBlock[]): RichTextNode {
  return { type: 'blok', attrs: { id: `nested-${blocks[0]?.uid ?? ''}`, body: [...blocks] } };
}

/** One block of every kind, by kind. */
function blockOfEachKind(site: Site): readonly ContentBlock[] {
  const { today } = site;
  const picture = (name: string, alt = '') => ({ url: `/media/content/${name}.svg`, alt, width: 960, height: 400 });
  const market = say(site, 'Gemüse auf einem Markttisch', 'Vegetables on a market table', 'Verdure su un banco del mercato');
  return [
    {
      component: 'intro',
      uid: 'all-intro',
      title: say(site, 'Alles, was eine Seite zeigen kann', 'Everything a page can show', 'Tutto ciò che una pagina può mostrare'),
      text: richText(paragraph(say(site, 'Ein Beispiel für jeden Baustein.', 'One example of every block.', 'Un esempio di ogni blocco.'))),
      image: picture('markt', market),
      link: { caption: say(site, 'Zum Sortiment', 'To the range', 'All’assortimento'), url: '/search', highlighted: true },
    },
    { component: 'heading', uid: 'all-heading', text: say(site, 'Texte und Bilder', 'Texts and pictures', 'Testi e immagini'), level: 2 },
    {
      component: 'text',
      uid: 'all-text',
      text: richText(
        paragraph(
          say(site, 'Ein Absatz mit ', 'A paragraph with ', 'Un paragrafo con '),
          { bold: say(site, 'Hervorhebung', 'emphasis', 'enfasi') },
          say(site, ' und einem ', ' and a ', ' e un '),
          { link: 'Link', href: 'https://example.org/' },
          '.',
        ),
        bullets(say(site, 'Erstens', 'First', 'Primo'), say(site, 'Zweitens', 'Second', 'Secondo')),
        {
          type: 'image',
          attrs: {
            src: '/media/content/tour.svg',
            width: 960,
            height: 400,
            alt: say(site, 'Lieferwagen', 'Van', 'Furgone'),
            filters: { quality: 80, rotate: 180 },
          },
        },
        nested(
          {
            component: 'heading',
            uid: 'all-nested-heading',
            text: say(site, 'Im Text eingebettet', 'Nested in the text', 'Annidato nel testo'),
            level: 3,
          },
          {
            component: 'text',
            uid: 'all-nested-text',
            text: richText(
              paragraph(
                say(site, 'Bausteine können ineinander stecken.', 'Blocks can hold each other.', 'I blocchi possono contenersi a vicenda.'),
              ),
              nested({
                component: 'image',
                uid: 'all-nested-image',
                image: picture('flugblatt', say(site, 'Flugblätter', 'Flyers', 'Volantini')),
                caption: say(site, 'Zwei Ebenen tief', 'Two levels deep', 'Due livelli più in basso'),
              }),
            ),
          },
        ),
      ),
    },
    {
      component: 'image',
      uid: 'all-image',
      image: { ...picture('markt', market), filters: { quality: 70, blur: 4 } },
      caption: say(site, 'Frisch vom Feld', 'Fresh from the field', 'Fresco dal campo'),
      link: { caption: say(site, 'Unsere Qualität', 'Our quality', 'La nostra qualità'), url: '/page/qualitaet' },
    },
    {
      component: 'gallery',
      uid: 'all-gallery',
      title: say(site, 'Ein Blick ins Haus', 'A look inside', 'Uno sguardo in casa nostra'),
      images: [
        picture('markt', market),
        picture('tour', say(site, 'Lieferwagen vor den Bergen', 'A van before the mountains', 'Un furgone davanti ai monti')),
        picture('flugblatt', say(site, 'Stapel von Flugblättern', 'A pile of flyers', 'Una pila di volantini')),
      ],
    },
    {
      component: 'events',
      uid: 'all-events',
      title: say(site, 'Veranstaltungen', 'Events', 'Eventi'),
      events: [
        {
          title: say(site, 'Weinverkostung', 'Wine tasting', 'Degustazione di vini'),
          startDate: addDays(today, 9),
          time: '18:30',
          location: townOf(site),
          text: richText(
            paragraph(say(site, 'Zwölf Winzer, ein Abend.', 'Twelve winegrowers, one evening.', 'Dodici viticoltori, una serata.')),
          ),
          image: picture('markt'),
          link: { caption: say(site, 'Anmelden', 'Register', 'Iscriviti'), url: 'mailto:events@grosshandel.example' },
        },
        {
          title: say(site, 'Grillkurs', 'Barbecue course', 'Corso di grigliata'),
          startDate: addDays(today, 3),
          endDate: addDays(today, 4),
          location: townOf(site),
        },
        { title: say(site, 'Sommerfest', 'Summer party', 'Festa d’estate'), startDate: addDays(today, -40) },
      ],
    },
    {
      component: 'flyerTable',
      uid: 'all-flyers',
      title: say(site, 'Flugblätter', 'Flyers', 'Volantini'),
      flyers: [
        {
          title: say(site, 'Gastro-Aktionen', 'Catering promotions', 'Promozioni gastronomia'),
          validFrom: addDays(today, -4),
          validTo: addDays(today, 9),
          image: picture('flugblatt'),
          link: { caption: say(site, 'Ansehen', 'View', 'Guarda'), url: '/media/files/gastro-aktionen.pdf', target: '_blank' },
        },
        {
          title: say(site, 'Wein des Monats', 'Wine of the month', 'Vino del mese'),
          link: { caption: say(site, 'Ansehen', 'View', 'Guarda'), url: '/page/qualitaet' },
        },
      ],
    },
    {
      component: 'featuredProducts',
      uid: 'all-featured',
      title: say(site, 'Empfehlungen', 'Recommendations', 'Consigli'),
      skus: ['104711', '104716', '104718', '104732'],
    },
    {
      component: 'promotion',
      uid: 'all-promotion',
      promotion: {
        id: 'promo-all',
        title: say(site, 'Aktion: Frühstück', 'Promotion: breakfast', 'Promozione: colazione'),
        text: say(
          site,
          'Gebäck und Kaffee zum Aktionspreis.',
          'Pastries and coffee at promotional prices.',
          'Dolci e caffè in promozione.',
        ),
        image: picture('markt'),
        validFrom: addDays(today, -2),
        validTo: addDays(today, 5),
        skus: ['104712', '104714'],
      },
    },
    {
      component: 'teasers',
      uid: 'all-teasers',
      title: say(site, 'Weiterlesen', 'Read on', 'Continua a leggere'),
      teasers: [
        {
          title: say(site, 'Liefertage', 'Delivery days', 'Giorni di consegna'),
          text: say(site, 'Wann wir kommen.', 'When we come.', 'Quando arriviamo.'),
          image: picture('tour'),
          link: { caption: say(site, 'Nachlesen', 'Read on', 'Leggi'), url: '/page/liefertage' },
        },
        {
          title: say(site, 'Offene Stellen', 'Jobs', 'Lavora con noi'),
          link: { caption: say(site, 'Ansehen', 'View', 'Guarda'), url: '/jobs' },
        },
      ],
    },
    {
      component: 'contact',
      uid: 'all-contact',
      title: say(site, 'Fragen?', 'Questions?', 'Domande?'),
      departments: contactPageOf(site).departments.slice(0, 1),
    },
    {
      component: 'form',
      uid: 'all-form',
      title: say(site, 'Schreiben Sie uns', 'Write to us', 'Ci scriva'),
      form: contactForm(site),
    },
    {
      component: 'crmForm',
      uid: 'all-crm',
      title: 'Newsletter',
      interests: [
        { key: 'wine', label: say(site, 'Wein', 'Wine', 'Vino') },
        { key: 'cheese', label: say(site, 'Käse', 'Cheese', 'Formaggio') },
      ],
    },
  ];
}

/** Three pages to try a reader with: every kind of block, blocks with as little as they may have and more than is known, and hostile ones. */
export function trialPagesOf(site: Site): readonly Page[] {
  return [allBlocks(site), incompletePage(site), hostilePage(site)];
}

function allBlocks(site: Site): Page {
  const title = say(site, 'Bausteine', 'Blocks', 'Blocchi');
  return {
    uuid: 'page-bausteine',
    fullSlug: 'bausteine',
    meta: {
      pageTitle: title,
      description: say(site, 'Jeder Baustein einmal.', 'Every block once.', 'Ogni blocco una volta.'),
      keywords: say(site, 'Bausteine, Beispiele', 'blocks, examples', 'blocchi, esempi'),
      blockRobots: true,
    },
    blocks: [...blockOfEachKind(site)],
  };
}

/** Blocks unknown to this version of the shop, or without required fields; inside of a text, where no contract applies. */
function strangers(): RichTextNode {
  return {
    type: 'blok',
    attrs: {
      body: [
        { component: 'hologram', uid: 'strange-1', depth: 3 },
        { component: 'hologram', uid: 'strange-2' },
        { component: 'heading', uid: 'strange-3' },
        { component: 'teasers', uid: 'strange-4', teasers: [{ title: 'Ohne Link' }] },
        { uid: 'strange-5' },
        null,
        { component: 'constructor', uid: 'strange-6' },
        { component: 'heading', uid: 'strange-7', text: 'Was bleibt', level: 3, colour: 'plaid' },
      ],
    },
  };
}

function incompletePage(site: Site): Page {
  const bare: readonly ContentBlock[] = [
    { component: 'intro', uid: 'bare-intro', title: say(site, 'Nur ein Titel', 'Only a title', 'Solo un titolo') },
    { component: 'events', uid: 'bare-events', events: [] },
    { component: 'featuredProducts', uid: 'bare-featured', skus: [] },
    {
      component: 'featuredProducts',
      uid: 'bare-unknown-products',
      title: say(site, 'Nicht mehr im Sortiment', 'No longer in our range', 'Non più in assortimento'),
      skus: ['999999'],
    },
    { component: 'flyerTable', uid: 'bare-flyers', flyers: [] },
    { component: 'gallery', uid: 'bare-gallery', images: [] },
    {
      component: 'promotion',
      uid: 'bare-promotion',
      promotion: {
        id: 'bare',
        title: say(site, 'Aktion ohne Artikel', 'Promotion without products', 'Promozione senza articoli'),
        skus: [],
      },
    },
    { component: 'teasers', uid: 'bare-teasers', teasers: [] },
    { component: 'text', uid: 'bare-text', text: richText(strangers()) },
    { component: 'image', uid: 'bare-image', image: { url: '/media/content/fehlt.svg' } },
    {
      component: 'contact',
      uid: 'bare-contact',
      departments: [{ name: say(site, 'Verkauf', 'Sales', 'Vendite'), members: [{ name: 'Maria Gruber' }] }],
    },
    { component: 'crmForm', uid: 'bare-crm', interests: [] },
  ];
  return { uuid: 'page-unvollstaendig', fullSlug: 'unvollstaendig', meta: {}, blocks: bare.map((block) => ({ ...block, since: 2027 })) };
}

const script = '<img src=x onerror="window.hostile=1"><script>window.hostile=1</script>';
const run = 'javascript:window.hostile=1//';

/** Every text of a value as markup that would run, every address as one that would. */
function hostile(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return key === 'skus' ? value : value.map((entry) => hostile(entry, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, hostile(part, name)]));
  if (typeof value !== 'string') return value;
  if (key === 'url' || key === 'href' || key === 'src') return run;
  return ['title', 'text', 'caption', 'alt', 'name', 'role', 'location', 'label', 'placeholder'].includes(key)
    ? `${value} ${script}`
    : value;
}

function hostilePage(site: Site): Page {
  return {
    uuid: 'page-feindlich',
    fullSlug: 'feindlich',
    meta: { pageTitle: `Prüfung ${script}`, description: script, keywords: script, blockRobots: true },
    blocks: hostile(blockOfEachKind(site)) as ContentBlock[],
  };
}
