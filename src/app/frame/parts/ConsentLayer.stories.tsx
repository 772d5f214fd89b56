import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { consentServices, essentialOnly } from '#domain/customer/consent.ts';
import { ConsentDetails } from '#components/consent/ConsentDetails.tsx';
import { ConsentLayer } from './ConsentLayer';

const meta = {
  title: 'Components/Consent/ConsentLayer',
  component: ConsentLayer,
  tags: ['two-looks'],
  args: { privacyHref: '/privacy-preferences', details: undefined, onRefuse: fn(), onAgree: fn(), onSave: fn(), onToggleDetails: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConsentLayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The question, with both choices and the way to the details. */
export const Asking: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const layer = canvas.getByRole('complementary', { name: 'Ihre Wahl zu Cookies und Diensten' });
    await expect(within(layer).getByRole('button', { name: 'Details anzeigen' })).toHaveAttribute('aria-expanded', 'false');
    await expect(within(layer).getByRole('link', { name: 'Cookie-Einstellungen' })).toHaveAttribute('href', '/privacy-preferences');
  },
};

/** On the phone it is above the bar with the cart. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** With the single services, which can be saved as chosen. */
export const Details: Story = {
  args: {
    details: (
      <ConsentDetails services={consentServices} consent={essentialOnly} cookieNameOf={(service) => `consent-${service}`} onChange={fn()} />
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Auswahl speichern' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Details ausblenden' }));
    await expect(args.onToggleDetails).toHaveBeenCalledOnce();
  },
};
