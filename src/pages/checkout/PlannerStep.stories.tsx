import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { setTabItem } from '../../platform/tabStorage';
import { Component } from './CheckoutPage';
import { FilledCart } from './filledCart.fixture';

const own = { as: 'anna', tenant: 'AL', route: '/checkout/planner', pattern: '/checkout/*' };

/** Dry, fresh and frozen goods. */
const filled: Decorator = (Page) => (
  <FilledCart query="spinat" count={8}>
    <Page />
  </FilledCart>
);

const meta = {
  title: 'Pages/Checkout/Planner',
  component: Component,
  decorators: [filled],
  parameters: { shop: own },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The days of the delivery step, a table of what comes when, and another day that is looked at. */
export const Planner: Story = {
  tags: ['visual', 'dark'],
  beforeEach: () => {
    sessionStorage.clear();
    const days = { dry: '2026-12-01', fresh: '2026-12-01', frozen: '2026-12-02' };
    setTabItem('checkout:AL:100:own', JSON.stringify({ days, chosenKinds: ['fresh', 'frozen'] }));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Der Warenkorb nach Liefertagen' });
    await canvas.findByRole('group', { name: 'Neuer Liefertag' });
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Wird geladen …' })).not.toBeInTheDocument());
  },
};

/** A day is looked at, taken over for everything, and taken back; its picture is the story before it. */
export const PlannerInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('rowheader', { name: /^Noch ohne Liefertag/ })).toBeVisible();
    const days = within(canvas.getByRole('group', { name: 'Neuer Liefertag' }));
    const [, second] = days.getAllByRole('radio');
    if (!second) throw new Error('There are fewer than two days');
    await userEvent.click(second);
    await expect((await canvas.findAllByText(/bisher ohne Tag, auf/)).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('rowheader', { name: /^Noch ohne Liefertag/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Übernehmen' }));
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: /^Noch ohne Liefertag/ })).not.toBeInTheDocument());
    await expect(canvas.queryByRole('button', { name: 'Übernehmen' })).not.toBeInTheDocument();
  },
};

/** On the phone. */
export const Phone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Der Warenkorb nach Liefertagen' });
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Wird geladen …' })).not.toBeInTheDocument());
  },
};

/** An empty cart has nothing to plan; what is on its way is told all the same. */
export const EmptyCart: Story = {
  decorators: [],
  parameters: { shop: own },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Unterwegs' })).toBeVisible();
  },
};

/** No day can be requested: that is said, with whom to ask. */
export const NoDays: Story = {
  beforeEach: () => {
    sessionStorage.clear();
    const ask = window.fetch;
    window.fetch = async (address, init) => {
      const answer = await ask(address, init);
      if (typeof address !== 'string' || !address.endsWith('/effective-customers/AL/100')) return answer;
      return Response.json({ ...((await answer.json()) as object), upcomingDays: [] }, { headers: answer.headers });
    };
    return () => {
      window.fetch = ask;
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Zurzeit ist kein Liefertag verfügbar\./)).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Neuer Liefertag' })).not.toBeInTheDocument();
  },
};

/** The orders can't be read: the plan is there. */
export const OrdersFailed: Story = {
  parameters: { shop: { ...own, scenario: 'listOrderOverview=404' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Die Bestellungen konnten nicht geladen werden.')).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Der Warenkorb nach Liefertagen' })).toBeVisible();
  },
};

/** The days can't be read; another try does. */
export const DaysFailed: Story = {
  parameters: { shop: { ...own, scenario: 'getCustomer=404' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Adressen und Liefertage konnten nicht geladen werden.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeEnabled();
  },
};
