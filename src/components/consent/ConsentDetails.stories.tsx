import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { changeConsent, consentServices, essentialOnly } from '#domain/customer/consent.ts';
import { ConsentDetails } from './ConsentDetails';

const meta = {
  title: 'Components/Consent/ConsentDetails',
  component: ConsentDetails,
  args: {
    services: consentServices,
    consent: changeConsent(essentialOnly, 'searchAnalytics', true),
    cookieNameOf: (service) => `consent-${service}`,
    onChange: fn(),
  },
} satisfies Meta<typeof ConsentDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All services that a shop can use. */
export const AllServices: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('switch')).toHaveLength(7);
    await expect(canvas.getByRole('switch', { name: 'Verbesserung der Suche' })).toBeChecked();
    await expect(canvas.getByText('Immer aktiv')).toBeVisible();
  },
};

/** A shop with few services; a switch reports its new state. */
export const FewServices: Story = {
  args: { services: ['searchAnalytics', 'chat'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Chat' }));
    await expect(args.onChange).toHaveBeenCalledWith('chat', true);
    await userEvent.click(canvas.getByRole('switch', { name: 'Verbesserung der Suche' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('searchAnalytics', false);
  },
};
