import { onlineManager } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { releaseCalls } from '#storybook/heldCalls.ts';
import { mockCookieNames } from '#mocks/cookieNames.ts';
import { clearDevice, countLoaf, loaf, press, scan, searchOf, shop, stranger } from './countStory.fixture';
import { watchCalls } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './InventoryCountPage';

const meta = {
  title: 'Pages/InventoryCount/SendCount',
  component: Component,
  parameters: { shop },
  beforeEach: clearDevice,
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An unnamed barcode prevents sending. */
export const Unnamed: Story = {
  play: async ({ canvas, userEvent }) => {
    await searchOf(canvas);
    scan(stranger);
    await press(userEvent, canvas, /senden$/);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Bitte benennen oder entfernen Sie sie.');
    await expect(canvas.getByRole('button', { name: /senden$/ })).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** A barcode being looked up on sending needn't be named: the count is sent with the result. */
export const SentWhileLookedUp: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { ...shop, scenario: 'completeProducts=held,findProductsBySku=held' } },
  play: async ({ canvas, userEvent }) => {
    await searchOf(canvas);
    scan(loaf);
    await canvas.findByText('Wird nachgeschlagen …');
    await press(userEvent, canvas, 'Inventur mit 1 Position senden');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    releaseCalls();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Inventur gesendet' })).toBeVisible();
  },
};

/** Offline both look-up and sending wait, and run automatically once online, the count once. */
export const SentBeforeLookedUpOffline: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { ...shop, scenario: 'findProductsBySku=held' } },
  play: async ({ canvas, userEvent }) => {
    await searchOf(canvas);
    const callsOf = watchCalls();
    onlineManager.setOnline(false);
    try {
      scan(loaf);
      await canvas.findByText('Wird nachgeschlagen, sobald es wieder eine Verbindung gibt.');
      await press(userEvent, canvas, 'Inventur mit 1 Position senden');
      await expect(await canvas.findByText(/^Wird gesendet, sobald/)).toBeVisible();
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
      await expect(callsOf('createInventory')).toHaveLength(0);
    } finally {
      onlineManager.setOnline(true);
    }
    releaseCalls();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Inventur gesendet' })).toBeVisible();
    await expect(callsOf('createInventory')).toHaveLength(1);
  },
};

/** Late addresses move nothing, so that a press on send doesn't miss. */
export const LateAddresses: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { ...shop, scenario: 'listDeliveryAddresses=held' } },
  play: async ({ canvas, userEvent }) => {
    await countLoaf(userEvent, canvas);
    const send = await canvas.findByRole('button', { name: /senden$/ });
    const address = canvas.getByRole('combobox', { name: 'Adresse' });
    await expect(address).toBeDisabled();
    const { top } = send.getBoundingClientRect();
    releaseCalls();
    await waitFor(() => expect(address).toBeEnabled());
    await expect(send.getBoundingClientRect().top).toBe(top);
  },
};

/** The customer's only address is shown without a choice, in its reserved place. */
export const OnlyAddress: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { ...shop, as: 'ben', scenario: 'listDeliveryAddresses=held' } },
  play: async ({ canvas, userEvent }) => {
    await countLoaf(userEvent, canvas);
    const address = canvas.getByRole('combobox', { name: 'Adresse' });
    await expect(address).toHaveDisplayValue('Keine Angabe');
    const { height } = address.getBoundingClientRect();
    releaseCalls();
    await waitFor(() => expect(address).toHaveDisplayValue(/, \d{4} /));
    await expect(address).toBeDisabled();
    await expect(address.getBoundingClientRect().height).toBe(height);
    await press(userEvent, canvas, /senden$/);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Inventur gesendet' })).toBeVisible();
  },
};

/** Refused: shown, the count is kept, and the next press sends it. */
export const Refused: Story = {
  parameters: { shop: { ...shop, scenario: 'createInventory=422' } },
  beforeEach: () => () => {
    document.cookie = `${mockCookieNames.scenario}=; path=/; max-age=0`;
  },
  play: async ({ canvas, userEvent }) => {
    await countLoaf(userEvent, canvas);
    await press(userEvent, canvas, /senden$/);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(
      /Die Inventur wurde nicht angenommen\. Ihre Zählung ist noch hier\..*Code [0-9A-Z]{4}-[0-9A-Z]{2}/,
    );
    await expect(canvas.getByRole('button', { name: 'Inventur mit 1 Position senden' })).toBeVisible();
    document.cookie = `${mockCookieNames.scenario}=normal; path=/`;
    await userEvent.click(within(alert).getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Inventur gesendet' })).toBeVisible();
  },
};

/** A scan while sending isn't counted, and says so. */
export const ScannedWhileSending: Story = {
  parameters: { shop: { ...shop, scenario: 'createInventory=held' } },
  play: async ({ canvas, userEvent }) => {
    await countLoaf(userEvent, canvas);
    await press(userEvent, canvas, /senden$/);
    scan(stranger);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`${stranger} wurde nicht gezählt`);
    releaseCalls();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Inventur gesendet' })).toBeVisible();
  },
};

/** The answer is lost: the inventory is found in the list, and counts as sent. */
export const AnswerLost: Story = {
  parameters: { shop: { ...shop, scenario: 'createInventory=lost' } },
  play: async ({ canvas, userEvent }) => {
    await countLoaf(userEvent, canvas);
    await press(userEvent, canvas, /senden$/);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Inventur gesendet' })).toBeVisible();
  },
};
