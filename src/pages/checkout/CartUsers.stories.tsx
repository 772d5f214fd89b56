import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { setScenario } from '#tests/examples/shopStories.fixture.tsx';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { isBuyer } from '#queries/shopContext.ts';
import { CartUsers } from './CartUsers';
import { CartOf } from './filledCart.fixture';

const onClose = fn();

/** Renders the users of the story's customer. */
function OpenUsers() {
  const { context } = useShop();
  return context && isBuyer(context) ? <CartUsers context={context} isOpen onClose={onClose} /> : null;
}

const drawer = async () => within(await screen.findByRole('dialog', { name: 'Wer hier bestellt' }));

const meta = {
  title: 'Pages/Checkout/CartUsers',
  component: OpenUsers,
  parameters: { shop: { as: 'eva.al' } },
  decorators: [
    (Page) => (
      <CartOf lines={[{ sku: '104711', amount: 2, unitAbbreviation: 'LAI' }]}>
        <Page />
      </CartOf>
    ),
  ],
} satisfies Meta<typeof OpenUsers>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The user who sees no prices, and a colleague to ask. */
export const HandOver: Story = {
  tags: ['visual'],
  play: async () => {
    await expect(await (await drawer()).findByRole('link', { name: 'Um Bestellung bitten: ben.al' })).toBeVisible();
  },
};

/** The mail names customer, address, deadline and lines, and no price; its text can be copied. */
export const HandOverInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    const users = await drawer();
    const [mail] = await users.findAllByRole('link', { name: /^Um Bestellung bitten: / });
    const [address, body = ''] = decodeURIComponent(mail?.getAttribute('href') ?? '').split('&body=');
    await expect(address).toMatch(/^mailto:ben\.al@gastro-al\.example\?subject=Bitte bestellen: Warenkorb für ./);
    const lines = body.split('\r\n');
    await expect(lines[0]).toMatch(/^Der Warenkorb für .+ \(Kundennummer 200\) ist gefüllt\. Bitte prüfen und bestellen:$/);
    await expect(lines[1]).toMatch(/^http.*\/checkout$/);
    await expect(lines[2]).toMatch(/^Bis .* bestellen, Lieferung /);
    await expect(lines[3]).toBe('');
    await expect(lines.slice(4)).toContainEqual(expect.stringMatching(/^- 104711 .*: 2\sLaib$/));
    await expect(body).not.toContain('€');

    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(users.getByRole('button', { name: 'Text kopieren' }));
    await waitFor(() => expect(screen.getByText('Der Text ist kopiert.')).toBeVisible());
    await expect(written.mock.calls[0]?.[0]).toContain('- 104711 ');
    written.mockRejectedValue(new Error('refused'));
    await userEvent.click(users.getByRole('button', { name: 'Text kopieren' }));
    await waitFor(() => expect(screen.getByText('Der Text konnte nicht kopiert werden.')).toBeVisible());
  },
};

/** Only the user's own account: the sales representative can set up others. */
export const Alone: Story = {
  parameters: { shop: { as: 'anna.al' } },
  play: async () => {
    const users = await drawer();
    await expect(await users.findByText(/ist nur Ihr Zugang eingerichtet/)).toBeVisible();
    await expect(users.queryByRole('button', { name: 'Text kopieren' })).not.toBeInTheDocument();
  },
};

/** The changes fail to load: the users are listed, and a retry adds what they did. */
export const ChangesFailed: Story = {
  parameters: { shop: { as: 'eva.al', scenario: 'listCartEvents=403' } },
  play: async ({ userEvent }) => {
    const users = await drawer();
    await expect(await users.findByRole('alert')).toHaveTextContent('Wer zuletzt etwas geändert hat, konnte nicht geladen werden.');
    await expect(users.queryByText(/nichts geändert/)).not.toBeInTheDocument();
    setScenario('normal');
    await userEvent.click(users.getByRole('button', { name: 'Noch einmal versuchen' }));
    await waitFor(() => expect(users.queryByRole('alert')).not.toBeInTheDocument());
    await waitFor(async () => {
      for (const user of users.getAllByRole('listitem')) await expect(user).toHaveTextContent(/nichts geändert|, (jetzt|vor|gestern)/);
    });
  },
};

/** The users fail to load; with a retry. */
export const Failed: Story = {
  parameters: { shop: { as: 'eva.al', scenario: 'getCustomer=403' } },
  play: async ({ userEvent }) => {
    const users = await drawer();
    await expect(await users.findByRole('alert')).toHaveTextContent('Die Personen konnten nicht geladen werden.');
    setScenario('normal');
    await userEvent.click(users.getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(await users.findByText('eva.al')).toBeVisible();
  },
};
