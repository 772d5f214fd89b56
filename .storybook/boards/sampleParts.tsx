import Alert, { type AlertColor } from '@mui/material/Alert';
import { useState, type ComponentType } from 'react';
import { badgeExample, buyerRules, onSaleExample } from '#tests/examples/product.ts';
import { Button } from '#kit/action/Button.tsx';
import { TextField } from '#kit/field/TextField.tsx';
import { useViewport } from '#kit/page/viewport.ts';
import { PriceBlock } from '#components/price/PriceBlock.tsx';
import { BadgeList } from '#components/product/BadgeList.tsx';
import { ProductRow } from '#components/product/ProductRow.tsx';
import { shownPriceOf, type OrderChoice } from '#domain/price/displayRules.ts';
import { StatusBanner } from '#components/product/StatusBanner.tsx';
import { Header } from '#app/frame/parts/Header.tsx';
import { HeaderButton, HeaderLink } from '#app/frame/parts/HeaderControl.tsx';
import { SearchBox } from '#app/frame/parts/SearchBox.tsx';
import { useLook } from '#themes/look.ts';
import styles from './sampleParts.module.css';

const nothing = () => undefined;

function HeaderSample() {
  const { wordMark } = useLook();
  const isPhone = useViewport() === 'mobile';
  return (
    <div className={styles.header}>
      <Header
        homeHref="#home"
        mark={wordMark}
        search={isPhone ? undefined : <SearchBox query="" suggestions={undefined} onType={nothing} onSearch={nothing} />}
        controls={
          isPhone ? (
            <HeaderButton name="Suchen" icon="search" onClick={nothing} />
          ) : (
            <>
              <HeaderButton
                name="Kunde wechseln, Gasthof Sonne, Kunde 100"
                icon="customer"
                label="Gasthof Sonne"
                detail="Kunde 100"
                onClick={nothing}
              />
              <HeaderLink href="#cart" name="Warenkorb, 12 Positionen, 1.284,30 €" icon="cart" label="1.284,30 €" count={12} />
            </>
          )
        }
      />
    </div>
  );
}

function ButtonSample() {
  return (
    <div className={styles.line}>
      <Button isInForm tone="primary">
        Bestellen
      </Button>
      <Button isInForm>Vorlage speichern</Button>
      <Button isInForm tone="plain">
        Abbrechen
      </Button>
      <Button isInForm tone="danger">
        Leeren
      </Button>
      <Button isInForm tone="primary" disabled>
        Bestellen
      </Button>
      <Button tone="primary" size="small">
        In den Warenkorb
      </Button>
      <Button size="small">Ändern</Button>
    </div>
  );
}

const product = onSaleExample();

function RowSample() {
  const [choice, setChoice] = useState<OrderChoice>({ amount: 2, unit: product.defaultUnit });
  const [cart, setCart] = useState<'out' | 'in' | 'removed'>('out');
  return (
    <div className={styles.list}>
      <ProductRow
        product={product}
        href="#product"
        displayRules={buyerRules}
        choice={choice}
        cart={{ kind: cart, isBusy: false }}
        actions={{
          onChoose: setChoice,
          onClamped: nothing,
          onAdd: () => setCart('in'),
          onRemove: () => setCart('removed'),
          onUndo: () => setCart('in'),
          onExplainPrice: nothing,
        }}
      />
    </div>
  );
}

function PriceSample() {
  const { quote, next } = shownPriceOf(product, { amount: 1, unit: product.defaultUnit }, buyerRules);
  return (
    <PriceBlock
      quote={quote}
      next={next}
      unit={product.defaultUnit}
      storageUnit={product.storageUnit}
      highlightsDiscounts
      highlightsSpecialPrices
      isLoggedIn
      size="big"
      onExplain={nothing}
    />
  );
}

function BadgeSample() {
  return (
    <div className={styles.line}>
      <BadgeList badges={[badgeExample('organic'), badgeExample('order-deadline', '14:00')]} isSpelledOut />
      <StatusBanner banner={{ kind: 'on-sale', audience: 'all' }} validTo="2026-11-30" />
      <StatusBanner banner={{ kind: 'new' }} />
      <StatusBanner banner={{ kind: 'pre-order' }} />
      <StatusBanner banner={{ kind: 'not-available', reason: 'from', from: '2026-12-02' }} />
    </div>
  );
}

const messages: readonly (readonly [AlertColor, string])[] = [
  ['success', 'Die Bestellung wurde gespeichert.'],
  ['info', 'Neue Preise gelten ab morgen.'],
  ['warning', 'Noch 12,40 € bis zum Mindestbestellwert.'],
  ['error', 'Der Liefertag konnte nicht geladen werden.'],
];

function AlertSample() {
  return (
    <div className={styles.alerts}>
      {messages.map(([severity, text]) => (
        <Alert key={severity} severity={severity} role="note">
          {text}
        </Alert>
      ))}
    </div>
  );
}

function FieldSample() {
  return (
    <div className={styles.fields}>
      <TextField label="Bestellnummer" value="KW 47 / Küche" hint="Steht auf dem Lieferschein." onChange={nothing} />
      <TextField label="E-Mail" value="kueche@" error="Diese Adresse ist nicht vollständig." onChange={nothing} />
    </div>
  );
}

function WordSample() {
  return (
    <div className={styles.words}>
      <h3 className={styles.heading}>Käse und Milchprodukte</h3>
      <p className={styles.text}>Bis 14:00 bestellen, Lieferung Mittwoch.</p>
    </div>
  );
}

/** Parts that can be compared, in the sequence of a page from top to bottom. */
export const sampleParts = {
  header: HeaderSample,
  words: WordSample,
  'product row': RowSample,
  buttons: ButtonSample,
  price: PriceSample,
  badges: BadgeSample,
  'text field': FieldSample,
  alerts: AlertSample,
} as const satisfies Record<string, ComponentType>;

/** Name of a component that the board can show. */
export type SamplePart = keyof typeof sampleParts;
