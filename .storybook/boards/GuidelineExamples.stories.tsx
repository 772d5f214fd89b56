import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Button } from '#kit/action/Button.tsx';
import styles from './GuidelineExamples.module.css';

interface PairProps {
  /** The right way, with a short reason. */
  good: ReactNode;
  goodWords: string;
  /** The wrong way. */
  bad: ReactNode;
  badWords: string;
}

function Pair({ good, goodWords, bad, badWords }: PairProps) {
  return (
    <div className={styles.pair}>
      <figure className={styles.side}>
        <div className={styles.sample} lang="de">
          {good}
        </div>
        <figcaption className={styles.good} lang="en">
          <strong>✓ Do:</strong> {goodWords}
        </figcaption>
      </figure>
      <figure className={styles.side}>
        <div className={styles.sample} lang="de">
          {bad}
        </div>
        <figcaption className={styles.bad} lang="en">
          <strong>✗ Don’t:</strong> {badWords}
        </figcaption>
      </figure>
    </div>
  );
}

const meta = {
  title: 'Guide/Examples',
  component: Pair,
  // They are part of the guidelines, not of the sidebar.
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(2);
  },
} satisfies Meta<typeof Pair>;

export default meta;
type Story = StoryObj<typeof meta>;

const sums: readonly (readonly [string, string])[] = [
  ['Waren', '1.284,30 €'],
  ['Leergut', '18,00 €'],
  ['Ersparnis', '−111,11 €'],
];

/** Weight and space, one primary action. */
export const Hierarchy: Story = {
  args: {
    goodWords: 'one heading, space, hairlines, one primary action.',
    good: (
      <>
        <p className={styles.heading}>Lieferung Mittwoch</p>
        <p className={styles.quiet}>12 Positionen, bestellbar bis 14:00</p>
        <div className={styles.actions}>
          <Button isInForm tone="primary">
            Bestellen
          </Button>
          <Button isInForm tone="plain">
            Liefertag ändern
          </Button>
        </div>
      </>
    ),
    badWords: 'a box round everything and three actions that all want to be first.',
    bad: (
      <div className={styles.box}>
        <div className={styles.box}>Lieferung Mittwoch</div>
        <div className={styles.box}>12 Positionen, bestellbar bis 14:00</div>
        <div className={styles.actions}>
          <Button isInForm tone="primary">
            Bestellen
          </Button>
          <Button isInForm tone="primary">
            Ändern
          </Button>
          <Button isInForm tone="danger">
            Leeren
          </Button>
        </div>
      </div>
    ),
  },
};

/** Figures that line up. */
export const Numbers: Story = {
  args: {
    goodWords: 'right-aligned, figures of one width, euro sign after, the result strongest.',
    good: (
      <dl className={styles.sums}>
        {sums.map(([name, sum]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Summe</dt>
          <dd>1.191,19 €</dd>
        </div>
      </dl>
    ),
    badWords: 'left-aligned, figures of different widths, sign before, all alike.',
    bad: (
      <dl className={styles.ragged}>
        {sums.map(([name, sum]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>€ {sum.replace(' €', '')}</dd>
          </div>
        ))}
        <div>
          <dt>Summe</dt>
          <dd>€ 1.191,19</dd>
        </div>
      </dl>
    ),
  },
};

const goods = ['Bergkäse, Laib', 'Alpenbutter, Rolle', 'Schlagobers 36 %'];

/** Many lines at a glance. */
export const Density: Story = {
  args: {
    goodWords: 'lines of the density’s height with a hairline between them.',
    good: (
      <ul className={styles.lines}>
        {goods.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    ),
    badWords: 'a card for each; the eye and the thumb travel for nothing.',
    bad: (
      <ul className={styles.loose}>
        {goods.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    ),
  },
};

const states: readonly (readonly [string, string])[] = [
  ['verfügbar', 'now'],
  ['wieder ab Mittwoch', 'soon'],
  ['ausgelistet', 'never'],
];

/** Colour with a word beside it. */
export const ColourNeverAlone: Story = {
  args: {
    goodWords: 'the word says it, the colour says it faster.',
    good: (
      <ul className={styles.states}>
        {states.map(([words, state]) => (
          <li key={state}>
            <span className={styles.dot} data-state={state} />
            {words}
          </li>
        ))}
      </ul>
    ),
    badWords: 'one man in twelve sees three dots of the same colour, and a screen reader sees none.',
    bad: (
      <div className={styles.dots} aria-hidden="true">
        {states.map(([, state]) => (
          <span key={state} className={styles.dot} data-state={state} />
        ))}
      </div>
    ),
  },
};

/** Plain, active, short. */
export const Words: Story = {
  args: {
    goodWords: 'what will happen, what went wrong, what to do.',
    good: (
      <>
        <p className={styles.text}>Die Liefertage konnten nicht geladen werden.</p>
        <div className={styles.actions}>
          <Button isInForm>Noch einmal versuchen</Button>
        </div>
      </>
    ),
    badWords: 'codes, blame, and buttons that don’t say what they do.',
    bad: (
      <>
        <p className={styles.text}>Fehler 500: Ungültige Anfrage!</p>
        <div className={styles.actions}>
          <Button isInForm>OK</Button>
        </div>
      </>
    ),
  },
};

/** Room for a wet thumb. */
export const Touch: Story = {
  args: {
    goodWords: 'targets of 44 px on touch, with space between them.',
    good: (
      <div className={styles.targets} aria-hidden="true">
        <span>−</span>
        <b>2</b>
        <span>+</span>
      </div>
    ),
    badWords: 'signs as small as they are drawn, side by side.',
    bad: (
      <div className={styles.tightTargets} aria-hidden="true">
        <span>−</span>
        <b>2</b>
        <span>+</span>
      </div>
    ),
  },
};
