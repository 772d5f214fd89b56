import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { tabText } from '#platform/stored.ts';
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
  parameters: { shop: own },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Days of the delivery step, a table of deliveries, and a preview of another day. */
export const Planner: Story = {
  tags: ['visual', 'dark'],
  decorators: [filled],
  beforeEach: () => {
    const days = { dry: '2026-12-01', fresh: '2026-12-01', frozen: '2026-12-02' };
    tabText('checkout:AL:100:own').keep(JSON.stringify({ days, chosenKinds: ['fresh', 'frozen'] }));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Der Warenkorb nach Liefertagen' });
    await canvas.findByRole('group', { name: 'Neuer Liefertag' });
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Wird geladen …' })).not.toBeInTheDocument());
  },
};

/** A day is previewed, applied to all, and reverted, by keyboard alone; pictured by the previous story. */
export const PlannerInUse: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [filled],
  play: async ({ canvas, userEvent }) => {
    const without = { name: /^Noch ohne Liefertag/ };
    await expect(await canvas.findByRole('rowheader', without)).toBeVisible();
    canvas.getByRole('radio', { name: 'Alles' }).focus();
    await userEvent.keyboard('{Tab} ');
    await expect((await canvas.findAllByText(/bisher ohne Tag, auf/)).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('rowheader', without)).toBeVisible();
    const take = canvas.getByRole('button', { name: 'Übernehmen' });
    for (let presses = 0; presses < 4 && document.activeElement !== take; presses += 1) await userEvent.tab();
    await expect(take).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('rowheader', without)).not.toBeInTheDocument());
    await expect(canvas.queryByRole('button', { name: 'Übernehmen' })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    await expect(await canvas.findByRole('rowheader', without)).toBeVisible();
  },
};

/** On the phone. */
export const Phone: Story = {
  tags: ['phone'],
  decorators: [filled],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Der Warenkorb nach Liefertagen' });
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Wird geladen …' })).not.toBeInTheDocument());
  },
};

/** An empty cart has nothing to plan; pending deliveries are shown nevertheless. */
export const EmptyCart: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ihr Warenkorb ist leer')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Unterwegs' })).toBeVisible();
  },
};

/** No day can be requested: that is shown, with a contact. */
export const NoDays: Story = {
  decorators: [filled],
  beforeEach: () => {
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

/** Loading the orders failed: the plan is shown. */
export const OrdersFailed: Story = {
  decorators: [filled],
  parameters: { shop: { ...own, scenario: 'listOrderOverview=404' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Die Bestellungen konnten nicht geladen werden.')).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Der Warenkorb nach Liefertagen' })).toBeVisible();
  },
};

/** Loading the days failed; a retry succeeds. */
export const DaysFailed: Story = {
  decorators: [filled],
  parameters: { shop: { ...own, scenario: 'getCustomer=404' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Adressen und Liefertage konnten nicht geladen werden.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeEnabled();
  },
};
