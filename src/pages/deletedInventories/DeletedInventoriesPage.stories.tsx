import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { Component } from './DeletedInventoriesPage';

const shop = { as: 'anna', tenant: 'AL', route: '/my/deletedInventories', pattern: '/my/deletedInventories' };

const meta = { title: 'Pages/DeletedInventories', component: Component, parameters: { shop } } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two deleted inventories. */
export const List: Story = { tags: ['visual'] };

/** Both are recovered, each once despite repeated presses, and none is left; the focus moves to the remaining content. */
export const Recovered: Story = {
  play: async ({ canvas }) => {
    const asked = spyOn(window, 'fetch');
    for (const left of [1, 0]) {
      const [first] = await canvas.findAllByRole('button', { name: /^Inventur vom .* wiederherstellen$/ });
      if (!first) throw new Error('There is no deleted inventory');
      first.focus();
      first.click();
      first.click();
      await waitFor(() => expect(canvas.queryAllByRole('button', { name: /wiederherstellen$/ })).toHaveLength(left));
      const next =
        left > 0 ? canvas.getByRole('button', { name: /wiederherstellen$/ }) : canvas.getByRole('link', { name: 'Zu den Inventuren' });
      await waitFor(() => expect(next).toHaveFocus());
    }
    await expect(await canvas.findByText('Keine gelöschten Inventuren')).toBeVisible();
    await expect(
      asked.mock.calls.filter(([address]) => typeof address === 'string' && address.includes('/inventories/recover/')),
    ).toHaveLength(2);
    asked.mockRestore();
  },
};

/** On the phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Recovery fails: it stays deleted, with a retry. */
export const RecoveryFailed: Story = {
  parameters: { shop: { ...shop, scenario: 'recoverInventory=500' } },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Inventur vom .* wiederherstellen$/ });
    if (!first) throw new Error('There is no deleted inventory');
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(first).not.toHaveAttribute('aria-busy', 'true'));
    await expect(first).toBeInTheDocument();
  },
};

/** Loading failed. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'listDeletedInventories=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die gelöschten Inventuren konnten nicht geladen werden.');
  },
};
