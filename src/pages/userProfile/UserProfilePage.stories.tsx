import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { openAgain, setScenario, watchCalls, withOpening } from '#tests/examples/shopStories.fixture.tsx';
import { getCookie } from '#session/cookies.ts';
import { Component } from './UserProfilePage';

const shop = { as: 'anna', tenant: 'AL', route: '/my/user-profile', pattern: '/my/user-profile' };
const failing = (scenario: string) => ({ shop: { ...shop, scenario } });

const meta = {
  title: 'Pages/UserProfile',
  component: Component,
  parameters: { shop },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: StoryContext['canvas'], name: string) => canvas.findByRole('textbox', { name });
const save = (userEvent: StoryContext['userEvent'], canvas: StoryContext['canvas']) =>
  userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
const switchOf = async (canvas: StoryContext['canvas'], type: string, channel: string) =>
  within(await canvas.findByRole('group', { name: type })).getByRole('switch', { name: channel });

/** All data of the user. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await field(canvas, 'Vorname')).toHaveValue('Anna');
    await expect(canvas.queryByText('Noch nicht gespeichert')).not.toBeInTheDocument();
    await expect(await switchOf(canvas, 'Lieferung', 'E-Mail')).toBeChecked();
  },
};

/** On the phone. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** A new name and a new recipient are saved; then nothing is unsaved. */
export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    const lastName = await field(canvas, 'Nachname');
    await userEvent.clear(lastName);
    await userEvent.type(lastName, 'Huber-Moser');
    await expect(canvas.getByText('Noch nicht gespeichert')).toBeVisible();
    const [further] = canvas.getAllByRole('textbox', { name: 'Weitere E-Mail-Adresse' });
    await userEvent.type(further as HTMLElement, 'kueche@gasthof.example');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Hinzufügen' })[0] as HTMLElement);
    await expect(canvas.getByRole('checkbox', { name: 'kueche@gasthof.example' })).toBeChecked();
    await save(userEvent, canvas);
    await waitFor(() => expect(screen.getByText('Ihre Daten sind gespeichert.')).toBeVisible());
    await expect(await field(canvas, 'Nachname')).toHaveValue('Huber-Moser');
    await expect(canvas.getByRole('checkbox', { name: 'kueche@gasthof.example' })).toBeChecked();
    await expect(canvas.queryByText('Noch nicht gespeichert')).not.toBeInTheDocument();
  },
};

/** Sent with Enter: the focus stays in the field, whatever the result, and beside the button that reverts the changes. */
export const KeyboardAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    const lastName = await field(canvas, 'Nachname');
    await userEvent.type(lastName, '-Moser{Enter}');
    await waitFor(() => expect(screen.getByText('Ihre Daten sind gespeichert.')).toBeVisible());
    await waitFor(() => expect(lastName).toHaveFocus());
    await userEvent.type(lastName, '-Auer');
    canvas.getByRole('button', { name: 'Änderungen verwerfen' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(lastName).toHaveValue('Huber-Moser');
    await expect(canvas.getByRole('button', { name: 'Speichern' })).toHaveFocus();
  },
};

/** Changed on another device meanwhile: untouched fields follow, input stays. */
export const ChangedElsewhere: Story = {
  play: async ({ canvas, userEvent }) => {
    const firstName = await field(canvas, 'Vorname');
    await userEvent.clear(firstName);
    await userEvent.type(firstName, 'Anja');
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${getCookie('token')}` };
    await fetch('/v1/user/updateUserData', { method: 'PUT', headers, body: JSON.stringify({ firstname: 'Anne', lastname: 'Moser' }) });
    // Stored with the language, the user is fetched again.
    await userEvent.click(canvas.getByRole('radio', { name: 'Italiano' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Nachname' })).toHaveValue('Moser'));
    await expect(firstName).toHaveValue('Anja');
  },
};

/** Each rule broken: shown at its field, and the first has the focus. */
export const BadInput: Story = {
  play: async ({ canvas, userEvent }) => {
    const firstName = await field(canvas, 'Vorname');
    const email = await field(canvas, 'E-Mail-Adresse');
    await userEvent.clear(firstName);
    await userEvent.clear(email);
    await userEvent.type(email, 'anna@gasthof');
    const [, further] = canvas.getAllByRole('textbox', { name: 'Weitere E-Mail-Adresse' });
    await userEvent.type(further as HTMLElement, 'büro');
    await save(userEvent, canvas);
    await expect(await canvas.findByText('Bitte geben Sie einen Namen ein.')).toBeVisible();
    await expect(canvas.getAllByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')).toHaveLength(2);
    await waitFor(() => expect(firstName).toHaveFocus());
    await expect(email).toHaveValue('anna@gasthof');
  },
};

/** Refused: all input is kept, and can be sent again or reverted. */
export const Refused: Story = {
  parameters: failing('updateUserData=500'),
  play: async ({ canvas, userEvent }) => {
    const firstName = await field(canvas, 'Vorname');
    await userEvent.clear(firstName);
    await userEvent.type(firstName, 'Annemarie');
    await save(userEvent, canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Der Benutzer konnte nicht aktualisiert werden.');
    await expect(firstName).toHaveValue('Annemarie');
    await expect(within(alert).getByRole('button', { name: 'Noch einmal versuchen' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Änderungen verwerfen' }));
    await expect(firstName).toHaveValue('Anna');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** Refused, it is there when the page is opened again, unsaved, and is saved in the end; a switch and a language are stored at once. */
export const OpenedAgain: Story = {
  decorators: [withOpening],
  parameters: failing('updateUserData=500'),
  play: async ({ canvas, userEvent }) => {
    const callsOf = watchCalls();
    const open = async () => {
      const before = await field(canvas, 'Nachname');
      openAgain();
      await waitFor(() => expect(before).not.toBeInTheDocument());
      await waitFor(async () => expect(await field(canvas, 'Nachname')).toHaveValue('Huber-Moser'));
    };
    await userEvent.click(await switchOf(canvas, 'Aktionen', 'E-Mail'));
    await waitFor(() => expect(callsOf('setNotificationPreferences')).toHaveLength(1));
    const lastName = await field(canvas, 'Nachname');
    await userEvent.clear(lastName);
    await userEvent.type(lastName, 'Huber-Moser');
    await save(userEvent, canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Der Benutzer konnte nicht aktualisiert werden.');
    setScenario('normal');
    await open();
    await expect(canvas.getByText('Noch nicht gespeichert')).toBeVisible();
    await expect(await switchOf(canvas, 'Aktionen', 'E-Mail')).toBeChecked();
    await save(userEvent, canvas);
    await waitFor(() => expect(screen.getByText('Ihre Daten sind gespeichert.')).toBeVisible());
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    await waitFor(() => expect(callsOf('setUserLocale')).toHaveLength(1));
    await open();
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked();
    await expect(canvas.queryByText('Noch nicht gespeichert')).not.toBeInTheDocument();
  },
};

/** A switch is stored at once. */
export const PreferenceChanged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await switchOf(canvas, 'Aktionen', 'E-Mail'));
    await expect(await switchOf(canvas, 'Aktionen', 'E-Mail')).toBeChecked();
    await userEvent.click(await switchOf(canvas, 'Aktionen', 'Webshop'));
    await waitFor(async () => expect(await switchOf(canvas, 'Aktionen', 'Webshop')).not.toBeChecked());
    await expect(await switchOf(canvas, 'Aktionen', 'E-Mail')).toBeChecked();
  },
};

/** A switch fails to save: it resets, with an error that names it. */
export const PreferenceRefused: Story = {
  parameters: failing('setNotificationPreferences=500'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await switchOf(canvas, 'Aktionen', 'E-Mail'));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('„Aktionen: E-Mail“ konnte nicht gespeichert werden');
    await expect(await switchOf(canvas, 'Aktionen', 'E-Mail')).not.toBeChecked();
  },
};

/** Another language shows at once, even if saving it fails. */
export const LanguageNotStored: Story = {
  parameters: failing('setUserLocale=500'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Italiano' }));
    await expect(canvas.getByRole('radio', { name: 'Italiano' })).toBeChecked();
    await expect(getCookie('locale')).toBe('it');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Die Sprache ist umgestellt, konnte aber nicht/);
  },
};

/** Loading the user failed; language and preferences can be changed nevertheless. */
export const Failed: Story = {
  parameters: failing('getCurrentUser=400'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ihre Daten konnten nicht geladen werden.');
    await expect(await switchOf(canvas, 'Lieferung', 'E-Mail')).toBeChecked();
  },
};

/** Loading the preferences failed. */
export const PreferencesFailed: Story = {
  parameters: failing('getNotificationPreferences=400'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ihre Einstellungen konnten nicht geladen werden.');
    await expect(await field(canvas, 'Vorname')).toHaveValue('Anna');
  },
};

/** Loading. */
export const Loading: Story = {
  parameters: failing('getCurrentUser=timeout'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /Wird geladen/ })).toBeVisible();
  },
};
