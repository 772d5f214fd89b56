import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { decimal } from '#domain/price/money.ts';
import { ScaleSum } from './ScaleSum';

const meta = {
  title: 'Pages/TemplateGuests/ScaleSum',
  component: ScaleSum,
  args: {
    base: 80,
    guests: 120,
    isComplete: true,
    isChanged: true,
    events: [],
    otherEvents: [],
    cost: { sum: decimal('1234.50'), perGuest: decimal('10.29'), onRequest: 0 },
    belowMinimum: 0,
  },
} satisfies Meta<typeof ScaleSum>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Cost in total, and per guest. */
export const Scaled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Von 80 auf 120 GästeJe Gast 10,29 €Summe 1.234,50 €');
  },
};

/** Some lines aren't in the total. */
export const Partial: Story = {
  args: { cost: { sum: decimal('1234.50'), perGuest: decimal('10.29'), onRequest: 2 }, belowMinimum: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'ohne 2 Zeilen, die keinen Preis habenohne eine Zeile unter der Mindestmenge',
    );
  },
};

/** Equal numbers. */
export const Same: Story = {
  args: { guests: 80, isChanged: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Beide Gästezahlen sind gleich/)).toBeVisible();
  },
};

/** One number is unknown: the current cost, and none per guest. */
export const Missing: Story = {
  args: { base: undefined, isComplete: false, isChanged: false, cost: { sum: decimal('823.00'), perGuest: undefined, onRequest: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Geben Sie an, für wie viele Gäste/)).toBeVisible();
    await expect(canvas.queryByText('Je Gast')).not.toBeInTheDocument();
  },
};

/** Without prices. */
export const NoPrices: Story = {
  args: { cost: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/€|Summe|Je Gast/);
  },
};

/** Own contents per guest need no number of the template. */
export const ByContent: Story = {
  args: { base: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Für 120 Gäste')).toBeVisible();
  },
};

/** Two events are ordered for, a third isn't. */
export const Events: Story = {
  args: { guests: 180, events: ['Bankett (Fr., 27.11.)', 'Brunch (So., 29.11.)'], otherEvents: ['Fest'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Bestellt wird für: Bankett (Fr., 27.11.) und Brunch (So., 29.11.). Ohne: Fest.',
    );
  },
};

/** No event is ordered for. */
export const NoEvent: Story = {
  args: { guests: undefined, isComplete: false, isChanged: false, otherEvents: ['Fest'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Für keine Veranstaltung wird bestellt\. Ohne: Fest\.$/)).toBeVisible();
  },
};
