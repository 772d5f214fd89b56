import type { Page } from '#gen/models/index.ts';
import { bullets, paragraph, richText } from './richText';
import { say, type Site } from './site';

/** The start page of the wine fair: a few words. */
export function wineFairStartPage(site: Site): Page {
  const title = say(site, 'Weinmesse: der neue Jahrgang', 'Wine trade fair: the new vintage', 'Fiera del vino: la nuova annata');
  return {
    uuid: 'page-messe-wein',
    fullSlug: 'messe/wein',
    meta: { pageTitle: title, blockRobots: true },
    blocks: [
      {
        component: 'text',
        uid: 'wein-text',
        text: richText(
          paragraph(
            say(
              site,
              'Verrechnet wird mit den Preisen am Tag der Lieferung. Was Sie im letzten Jahr gekauft haben, steht im Bestellvorschlag.',
              'You are billed with the prices of the day of delivery. What you bought last year is in the order suggestion.',
              'Si fattura con i prezzi del giorno di consegna. Ciò che ha acquistato l’anno scorso è nella proposta d’ordine.',
            ),
          ),
        ),
      },
    ],
  };
}

/** The start page of the autumn fair. */
export function fairStartPage(site: Site): Page {
  return {
    uuid: 'page-messe-herbst',
    fullSlug: 'messe/herbst',
    meta: { pageTitle: say(site, 'Herbstmesse', 'Autumn trade fair', 'Fiera d’autunno'), blockRobots: true },
    blocks: [
      {
        component: 'intro',
        uid: 'herbst-intro',
        title: say(
          site,
          'Herbstmesse: jetzt für die Saison vorsorgen',
          'Autumn trade fair: stock up for the season',
          'Fiera d’autunno: scorte per la stagione',
        ),
        text: richText(
          paragraph(
            say(
              site,
              'Zusätzlich 3 % auf alle regulären Messepreise.',
              'An extra 3% off all regular trade-fair prices.',
              'Un ulteriore 3% di sconto su tutti i prezzi fiera regolari.',
            ),
          ),
        ),
        image: { url: '/media/fairs/herbst.svg', alt: '' },
        link: {
          caption: say(site, 'Zu den Messeartikeln', 'Go to the products of the trade fair', 'Agli articoli della fiera'),
          url: '/subshop/promotions/herbst/search',
          highlighted: true,
        },
      },
      {
        component: 'featuredProducts',
        uid: 'herbst-featured',
        title: say(site, 'Höhepunkte der Messe', 'Highlights of the trade fair', 'I punti forti della fiera'),
        skus: ['104711', '104714', '104722', '104732'],
      },
      {
        component: 'text',
        uid: 'herbst-text',
        text: richText(
          bullets(
            say(
              site,
              'Lieferung in den nächsten sechs Wochen',
              'Delivery within the next six weeks',
              'Consegna nelle prossime sei settimane',
            ),
            say(
              site,
              'Bestellvorschlag aus Ihren Einkäufen des letzten Jahres',
              'Order suggestion from your purchases of the last year',
              'Proposta d’ordine dai Suoi acquisti dell’ultimo anno',
            ),
          ),
        ),
      },
    ],
  };
}
