import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { inOwnWindow } from '#kit/docs.ts';
import { categoryExamples, linkExample } from '#tests/examples/shell.ts';
import { CategorySheet } from './CategorySheet';

const meta = {
  title: 'Components/Shell/CategorySheet',
  component: CategorySheet,
  args: { isOpen: true, categories: categoryExamples, links: [linkExample('Kontakt')], onClose: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: inOwnWindow, layout: 'fullscreen' },
} satisfies Meta<typeof CategorySheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From below on the phone; a step down into a category and back. */
export const FromBelow: Story = {
  tags: ['phone'],
};

/** Interactions; the previous story has the picture. */
export const FromBelowInUse: Story = {
  ...FromBelow,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Wurst & Schinken/ }));
    await expect(screen.getByRole('dialog', { name: 'Wurst & Schinken' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Alle 249 Artikel anzeigen' })).toHaveAttribute('href', '/search?category=2');
    await userEvent.click(screen.getByRole('button', { name: 'Zurück zu allen Kategorien' }));
    await expect(screen.getByRole('link', { name: /Bier/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** From the side on a small desktop. */
export const FromSide: Story = { tags: ['visual'], globals: { viewport: { value: 'smallDesktop' } } };
