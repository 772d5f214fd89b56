import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { Component } from './ProductPage';

const at = (sku: string, more: object = {}) => ({
  shop: { as: 'david', tenant: 'AL', route: `/product/${sku}`, pattern: '/product/:sku', ...more },
});

const meta = {
  title: 'Pages/Product',
  component: Component,
  parameters: at('104711'),
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = (canvas: StoryContext['canvas'], name: RegExp) => canvas.findByRole('heading', { level: 1, name });

/** All data of a cheese, and the cart controls. */
export const Regular: Story = {
  tags: ['visual', 'dark'],
  play: async ({ canvas }) => {
    await heading(canvas, /^Bergkäse 6 Monate gereift, Laib/);
    await waitFor(() =>
      expect(canvas.getByRole('navigation', { name: 'Sie sind hier' })).toHaveTextContent('Molkereiprodukte, Käse & EierKäseHartkäse'),
    );
    const allergens = within(canvas.getByRole('region', { name: 'Allergene' }));
    await expect(allergens.getAllByRole('listitem')).toHaveLength(14);
    const nutrients = await canvas.findByRole('region', { name: 'Nährwerte' });
    await expect(await within(nutrients).findByRole('row', { name: /^Energie/ })).toHaveTextContent('kcal');
  },
};

/** Interactions; pictured by the previous story. */
export const RegularInUse: Story = {
  ...Regular,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await heading(canvas, /^Bergkäse 6 Monate gereift, Laib/);
    await waitFor(() =>
      expect(canvas.getByRole('navigation', { name: 'Sie sind hier' })).toHaveTextContent('Molkereiprodukte, Käse & EierKäseHartkäse'),
    );
    const allergens = within(canvas.getByRole('region', { name: 'Allergene' }));
    await expect(allergens.getAllByRole('listitem')).toHaveLength(14);
    const nutrients = await canvas.findByRole('region', { name: 'Nährwerte' });
    await expect(await within(nutrients).findByRole('row', { name: /^Energie/ })).toHaveTextContent('kcal');
    await userEvent.click(canvas.getAllByRole('button', { name: /^In den Warenkorb/ })[0] as HTMLElement);
    await expect(await canvas.findByRole('button', { name: /^1\sLaib im Warenkorb, entfernen/ })).toBeVisible();
  },
};

/** The price can be explained, with the permission. */
export const PriceExplained: Story = {
  play: async ({ canvas, userEvent }) => {
    await heading(canvas, /^Bergkäse/);
    await userEvent.click(canvas.getAllByRole('button', { name: /Preis erklären$/ })[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('heading', { name: /^So setzt sich der Preis zusammen/ })).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** A wine with its facts. */
export const Wine: Story = {
  parameters: at('379785'),
  play: async ({ canvas }) => {
    await heading(canvas, /Grüner Veltliner/);
    const wine = within(await canvas.findByRole('region', { name: 'Wein' }));
    await expect(wine.getByText('Rebsorte')).toBeVisible();
    await expect(wine.getByText('Grüner Veltliner')).toBeVisible();
  },
};

/** Not available: it says so, offers alternatives, and can't be added. */
export const NotAvailable: Story = {
  parameters: at('493186'),
  play: async ({ canvas }) => {
    await heading(canvas, /^Tafelspitz/);
    await expect(canvas.getAllByRole('button', { name: /^Nicht verfügbar: Tafelspitz/ })[0]).toBeDisabled();
    await expect(canvas.getByText('derzeit nicht verfügbar')).toBeVisible();
  },
};

const shows =
  (...texts: readonly (string | RegExp)[]) =>
  async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    await canvas.findByRole('heading', { level: 1 });
    for (const text of texts) await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
  };

/** On sale for all customers, with its last day. */
export const Promotion: Story = { parameters: at('104712'), play: shows('Aktion', /^Aktionspreis gültig bis/) };

/** On sale for this customer. */
export const SpecialPrice: Story = { parameters: at('104713'), play: shows('Ihr Aktionspreis') };

/** A price on request. */
export const WithoutPrice: Story = { parameters: at('104725') };

/** With a minimum quantity, from which the amount starts. */
export const BelowMinimum: Story = { parameters: at('104716'), play: shows(/^Mindestbestellmenge: 18/) };

/** Amounts below the minimum are raised, in every unit, with a notice. */
export const RaisedToMinimum: Story = {
  parameters: at('104716', { as: 'anna' }),
  play: async ({ canvas, userEvent }) => {
    const [amount] = await canvas.findAllByRole('textbox', { name: /^Menge: .*Vollmilch/ });
    const [unit] = canvas.getAllByRole<HTMLSelectElement>('combobox', { name: /^Einheit: .*Vollmilch/ });
    if (!amount || !unit) throw new Error('There is no amount');
    // At least 18 storage units, whatever the unit.
    const least = () => Math.ceil(18 / Number(/\((\d+)\s/.exec(unit.selectedOptions[0]?.text ?? '')?.[1] ?? 1));
    await fireEvent.change(amount, { target: { value: '1' } });
    await waitFor(() => expect(amount).toHaveValue(String(least())));
    const text = /^Die Mindestbestellmenge von \d+\s.+ darf nicht unterschritten werden\.$/;
    await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
    for (const { value } of unit.options) {
      await userEvent.selectOptions(unit, value);
      await waitFor(() => expect(Number((amount as HTMLInputElement).value)).toBeGreaterThanOrEqual(least()));
    }
  },
};

/** Back on a day. */
export const AvailableSoon: Story = { parameters: at('104717'), play: shows(/^Wieder da ab/) };

/** No longer sold: no order templates either. */
export const Removed: Story = {
  parameters: at('104720'),
  play: async (context) => {
    await shows('Nicht mehr im Sortiment')(context);
    await expect(context.canvas.queryByRole('button', { name: /^Bestellvorlagen: Himbeeressig/ })).not.toBeInTheDocument();
  },
};

/** To be ordered before it is in stock. */
export const PreOrder: Story = { parameters: at('104721'), play: shows('Vorbestellung') };

/** New. */
export const New: Story = { parameters: at('104722'), play: shows('Neu') };

/** An order deadline of its own. */
export const OrderDeadline: Story = {
  parameters: at('104723'),
  play: shows('Für diesen Artikel gilt ein eigener Bestellschluss: 10:30 Uhr'),
};

/** A deadline of 25:00 is ignored. */
export const InvalidOrderDeadline: Story = {
  parameters: at('104724'),
  play: async ({ canvas, canvasElement }) => {
    await heading(canvas, /^Champignons/);
    await expect(canvasElement).not.toHaveTextContent('25:00');
  },
};

/** Free goods. */
export const FreeGoods: Story = { parameters: at('104731'), play: shows('10 + 1 gratis') };

/** The tenant's picture stands in for a missing one. */
export const WithoutPicture: Story = { parameters: at('104727') };

/** A picture of a 3D model, labelled as such. */
export const ThreeDimensional: Story = {
  parameters: at('104728'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Bild \d von \d, 3D-Ansicht$/ }));
    await expect(canvas.getByText('3D-Ansicht')).toBeVisible();
  },
};

/** All 26 vitamins and minerals. */
export const AllVitamins: Story = {
  parameters: at('104734'),
  play: async ({ canvas }) => {
    const nutrients = within(await canvas.findByRole('region', { name: 'Nährwerte' }));
    await waitFor(() => expect(nutrients.getByRole('row', { name: /^Molybdän/ })).toHaveTextContent('%'));
    const names = nutrients.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names.slice(names.indexOf('Vitamin A'))).toHaveLength(26);
  },
};

/** A chemical: no nutrients, but a safety data sheet. */
export const SafetyDatasheet: Story = {
  parameters: at('104733'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sicherheitsdatenblatt (PDF) speichern' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Nährwerte' })).not.toBeInTheDocument());
  },
};

/** Loading the details failed: a warning with a retry. */
export const DetailsFailed: Story = {
  parameters: at('104711', { scenario: 'getProductDetails=404' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Verwenden Sie sie nicht zur Allergenauskunft');
  },
};

/** A name with markup is shown as text. */
export const HostileName: Story = { parameters: at('104790'), play: shows(/<img src=x onerror=alert\(1\)>/) };

/** A buyer who may not see prices. */
export const NoPrices: Story = {
  parameters: at('104711', { as: 'eva' }),
  play: async ({ canvas, canvasElement }) => {
    await heading(canvas, /^Bergkäse/);
    await expect(await canvas.findAllByRole('button', { name: /^In den Warenkorb/ })).not.toHaveLength(0);
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};

/** An unknown number. */
export const Unknown: Story = {
  parameters: at('000000'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Diesen Artikel gibt es nicht')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Artikel suchen' })).toHaveAttribute('href', '/search');
  },
};

/** The call failed. */
export const Failed: Story = {
  parameters: at('104711', { scenario: 'serverError' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Der Artikel konnte nicht geladen werden.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};

/** Loading, in its final size. */
export const Loading: Story = {
  parameters: at('104711', { scenario: 'getProduct=held,getProductDetails=held' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Artikel wird geladen …' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** A visitor sees everything but prices. */
export const Visitor: Story = {
  parameters: at('104711', { as: null }),
  play: async ({ canvas, canvasElement }) => {
    await heading(canvas, /^Bergkäse/);
    await expect(canvasElement).not.toHaveTextContent('€');
    await expect(canvas.getByRole('button', { name: 'Zum Bestellen anmelden' })).toBeVisible();
  },
};

/** The phone. */
export const Phone: Story = {
  tags: ['phone', 'three-looks'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await heading(canvas, /^Bergkäse/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
