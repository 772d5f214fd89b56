import type { Decorator, Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { releaseCalls } from '#storybook/heldCalls.ts';
import { tabText } from '#platform/stored.ts';
import { Button } from '#kit/action/Button.tsx';
import { departures } from '#storybook/shopStory.tsx';
import { setScenario, watchCalls } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './ContentPagePage';

const at = (slug: string, more = {}) => ({ shop: { as: null, tenant: 'AL', route: `/page/${slug}`, pattern: '/page/*', ...more } });

const meta = { title: 'Pages/ContentForms', component: Component, parameters: at('neukunde') } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const field = (canvas: Canvas, role: 'textbox' | 'combobox', name: RegExp) => canvas.findByRole(role, { name });

/** Fills the required fields, with the given postcode. */
async function fillIn(userEvent: StoryContext['userEvent'], canvas: Canvas, postcode = '5700') {
  await userEvent.type(await field(canvas, 'textbox', /^Name des Betriebs/), 'Gasthof Seeblick');
  await userEvent.type(await field(canvas, 'textbox', /^Postleitzahl/), postcode);
  await userEvent.selectOptions(await field(canvas, 'combobox', /^Art des Betriebs/), 'Hotel');
  await userEvent.click(canvas.getByRole('radio', { name: 'Per E-Mail' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Frische' }));
}

const isSubmission = (address: unknown) => typeof address === 'string' && address.endsWith('/cms/form/submit');

/** The calls that submitted forms. */
const submissionsOf = (fetched: { mock: { calls: unknown[][] } }) => fetched.mock.calls.filter(([address]) => isSubmission(address));

/** Holds answers to submissions until `answer` releases them, so that the pending state is visible on every machine. */
function holdSubmissions() {
  const waiting: (() => void)[] = [];
  const { fetch } = window;
  const fetched = spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    const answer = await fetch(address, init);
    if (isSubmission(address)) await new Promise<void>((resolve) => waiting.push(resolve));
    return answer;
  });
  const answer = async () => {
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting.splice(0).forEach((letGo) => letGo());
  };
  return { fetched, answer };
}

/** The form's own button, not that of the interests below. */
const send = async (userEvent: StoryContext['userEvent'], canvas: Canvas) =>
  userEvent.click((await canvas.findAllByRole('button', { name: 'Absenden' }))[0] as HTMLElement);

/** A form with a field of every kind, and one of interests. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kunde werden' })).toBeVisible();
    await expect(await canvas.findByRole('form', { name: 'Auf dem Laufenden bleiben' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Absenden' })).toHaveLength(2));
    // The captcha isn't loaded before something is sent.
    await expect(document.querySelector('script[src*="captcha"]')).toBeNull();
  },
};

/** On the phone. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** Sent as it was meant; another one starts empty. */
export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    const callsOf = watchCalls();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Tiefkühlung' }));
    await fillIn(userEvent, canvas);
    await send(userEvent, canvas);
    await expect(await canvas.findByText('Danke, Ihre Nachricht wurde gesendet.')).toHaveFocus();
    const answers = [['Gasthof Seeblick'], ['5700'], ['Hotel'], ['Per E-Mail'], ['Frische', 'Tiefkühlung']];
    await expect(callsOf('submitForm')).toMatchObject([{ body: { formId: 'form-2', lines: answers.map((values) => ({ values })) } }]);
    await expect(tabText('contentForm:form-2').read()).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Noch eine Nachricht senden' }));
    const first = await field(canvas, 'textbox', /^Name des Betriebs/);
    await expect(first).toHaveValue('');
    await expect(first).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Per E-Mail' })).not.toBeChecked();
  },
};

/** A visitor's input is not shown to a user who signs in afterwards. */
export const OfSomebodyElse: Story = {
  parameters: at('neukunde', { as: 'anna' }),
  beforeEach: () => {
    sessionStorage.setItem('contentForm:form-2', JSON.stringify([['field0', 'text', ['Gasthof Seeblick']]]));
    sessionStorage.setItem('crmForm:neukunde-crm', JSON.stringify({ firstName: 'Maria' }));
  },
  play: async ({ canvas }) => {
    await expect(await field(canvas, 'textbox', /^Name des Betriebs/)).toHaveValue('');
    await expect(await field(canvas, 'textbox', /^Vorname/)).toHaveValue('');
  },
};

/** Two presses while the pattern parser is loading send it once. */
export const PressedTwice: Story = {
  play: async ({ canvas, userEvent }) => {
    await fillIn(userEvent, canvas);
    const fetched = spyOn(window, 'fetch');
    const [button] = await canvas.findAllByRole('button', { name: 'Absenden' });
    button?.click();
    button?.click();
    await expect(await canvas.findByText('Danke, Ihre Nachricht wurde gesendet.')).toBeVisible();
    const sent = submissionsOf(fetched);
    fetched.mockRestore();
    await expect(sent).toHaveLength(1);
  },
};

function Leavable({ children }: { children: ReactNode }) {
  const [isThere, setThere] = useState(true);
  return isThere ? (
    <>
      {children}
      <Button onClick={() => setThere(false)}>Verlassen</Button>
    </>
  ) : (
    <Button onClick={() => setThere(true)}>Zurück</Button>
  );
}

const leavable: Decorator = (Page) => (
  <Leavable>
    <Page />
  </Leavable>
);

/** Left before the captcha has finished: nothing is sent, and the input is restored. */
export const LeftBeforeSending: Story = {
  decorators: [leavable],
  parameters: at('neukunde', { scenario: 'getFormSiteKey=held' }),
  play: async ({ canvas, userEvent }) => {
    await fillIn(userEvent, canvas);
    const fetched = spyOn(window, 'fetch');
    await send(userEvent, canvas);
    await waitFor(() => expect(fetched.mock.calls.map(([address]) => address)).toContainEqual(expect.stringMatching(/sitekey$/)));
    await userEvent.click(canvas.getByRole('button', { name: 'Verlassen' }));
    releaseCalls();
    await Promise.all(fetched.mock.results.map(({ value }) => value as Promise<Response>));
    await userEvent.click(canvas.getByRole('button', { name: 'Zurück' }));
    await expect(await field(canvas, 'textbox', /^Name des Betriebs/)).toHaveValue('Gasthof Seeblick');
    const sent = submissionsOf(fetched);
    fetched.mockRestore();
    await expect(sent).toHaveLength(0);
  },
};

/** Left while being sent: it arrives, and isn't offered again. */
export const LeftWhileSending: Story = {
  decorators: [leavable],
  parameters: at('neukunde', { scenario: 'submitForm=held' }),
  play: async ({ canvas, userEvent }) => {
    await fillIn(userEvent, canvas);
    const fetched = spyOn(window, 'fetch');
    await send(userEvent, canvas);
    await waitFor(() => expect(submissionsOf(fetched)).toHaveLength(1));
    fetched.mockRestore();
    await userEvent.click(canvas.getByRole('button', { name: 'Verlassen' }));
    releaseCalls();
    await waitFor(() => expect(tabText('contentForm:form-2').read()).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Zurück' }));
    await expect(await field(canvas, 'textbox', /^Name des Betriebs/)).toHaveValue('');
  },
};

/** Left while being sent and reopened before the answer: waits for it, and isn't sent twice. */
export const OpenedAgainWhileSending: Story = {
  decorators: [leavable],
  parameters: at('neukunde'),
  play: async ({ canvas, userEvent }) => {
    await fillIn(userEvent, canvas);
    const { fetched, answer } = holdSubmissions();
    await send(userEvent, canvas);
    await waitFor(() => expect(submissionsOf(fetched)).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Verlassen' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zurück' }));
    await expect(await canvas.findByRole('button', { name: 'Wird gesendet …' })).toBeVisible();
    await answer();
    await expect(await canvas.findByText('Danke, Ihre Nachricht wurde gesendet.')).toBeVisible();
    await expect(submissionsOf(fetched)).toHaveLength(1);
    fetched.mockRestore();
    await userEvent.click(canvas.getByRole('button', { name: 'Noch eine Nachricht senden' }));
    await expect(await field(canvas, 'textbox', /^Name des Betriebs/)).toHaveValue('');
  },
};

/** The session has ended, on loading the captcha's key or on sending: the user stays at the form, with all input. */
export const SessionEndedInUse: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: at('neukunde', { as: 'anna' }),
  play: async ({ canvas, userEvent }) => {
    departures.length = 0;
    await fillIn(userEvent, canvas);
    for (const scenario of ['getFormSiteKey=401', 'submitForm=401']) {
      setScenario(scenario);
      await send(userEvent, canvas);
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Ihre Angaben sind noch da. Bitte melden Sie sich neu an'));
      await expect(await field(canvas, 'textbox', /^Name des Betriebs/)).toHaveValue('Gasthof Seeblick');
      // Any change clears the message.
      await userEvent.type(await field(canvas, 'textbox', /^Name des Betriebs/), ' ');
      await userEvent.keyboard('{Backspace}');
    }
    await expect(departures).toEqual([]);
    setScenario('normal');
    await send(userEvent, canvas);
    await expect(await canvas.findByText('Danke, Ihre Nachricht wurde gesendet.')).toBeVisible();
  },
};

/** A refused answer is marked at its field, which has the focus; corrected, it is sent. */
export const AnswerRefusedInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const { fetch } = window;
    const fetched = spyOn(window, 'fetch').mockImplementation((address, init) =>
      isSubmission(address)
        ? Promise.resolve(Response.json({ status: 422, code: 'invalidField', message: 'x', field: 'Postleitzahl' }, { status: 422 }))
        : fetch(address, init),
    );
    await fillIn(userEvent, canvas);
    await send(userEvent, canvas);
    const postcode = await field(canvas, 'textbox', /^Postleitzahl/);
    await waitFor(() => expect(postcode).toHaveFocus());
    await expect(canvas.getByText('Diese Angabe wurde nicht angenommen. Bitte prüfen Sie sie.')).toBeVisible();
    fetched.mockRestore();
    await userEvent.type(postcode, '1');
    await send(userEvent, canvas);
    await expect(await canvas.findByText('Danke, Ihre Nachricht wurde gesendet.')).toBeVisible();
  },
};

/** Empty: each field shows its error, and the first has the focus. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await send(userEvent, canvas);
    await waitFor(async () => expect(await field(canvas, 'textbox', /^Name des Betriebs/)).toHaveFocus());
    await expect(canvas.getAllByText('Bitte füllen Sie dieses Feld aus.')).toHaveLength(2);
    await expect(canvas.getAllByText('Bitte treffen Sie eine Auswahl.')).toHaveLength(3);
  },
};

/** An answer doesn't match its pattern: the editors' text is shown until it does. */
export const PatternBroken: Story = {
  play: async ({ canvas, userEvent }) => {
    const callsOf = watchCalls();
    await fillIn(userEvent, canvas, '57');
    await send(userEvent, canvas);
    const postcode = await field(canvas, 'textbox', /^Postleitzahl/);
    await waitFor(() => expect(postcode).toHaveFocus());
    await expect(postcode).toHaveAccessibleDescription('Bitte geben Sie eine Postleitzahl mit vier oder fünf Ziffern ein.');
    await expect(callsOf('submitForm', 'getFormSiteKey')).toEqual([]);
    await userEvent.type(postcode, '00');
    await waitFor(() => expect(postcode).not.toHaveAccessibleDescription());
  },
};

/** Sending failed: all input is kept, also after a reload. */
export const Failed: Story = {
  parameters: at('neukunde', { scenario: 'submitForm=500' }),
  play: async ({ canvas, userEvent }) => {
    await fillIn(userEvent, canvas);
    const { fetched, answer } = holdSubmissions();
    await send(userEvent, canvas);
    await answer();
    await expect(await canvas.findByText(/konnte nicht gesendet werden/)).toBeVisible();
    await expect(await field(canvas, 'textbox', /^Name des Betriebs/)).toHaveValue('Gasthof Seeblick');
    await expect(await field(canvas, 'combobox', /^Art des Betriebs/)).toHaveDisplayValue('Hotel');
    await expect(tabText('contentForm:form-2').read()).toContain('Gasthof Seeblick');
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
    // Keyboard users continue at the send button.
    await expect(canvas.getAllByRole('button', { name: 'Absenden' })[0]).toHaveFocus();
    await userEvent.type(await field(canvas, 'textbox', /^Postleitzahl/), '{Enter}');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await answer();
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(await field(canvas, 'textbox', /^Postleitzahl/)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await answer();
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Absenden' })[0]).toHaveFocus();
    fetched.mockRestore();
  },
};

/** The backend rejects the captcha's token. */
export const CaptchaRefused: Story = {
  parameters: at('neukunde', { scenario: 'captchaRefused' }),
  play: async ({ canvas, userEvent }) => {
    await fillIn(userEvent, canvas);
    await send(userEvent, canvas);
    await expect(await canvas.findByText(/nicht bestätigen, dass ein Mensch/)).toBeVisible();
    await expect(await field(canvas, 'textbox', /^Name des Betriebs/)).toHaveValue('Gasthof Seeblick');
  },
};

/** The captcha's key fails to load: nothing was sent. */
export const CaptchaUnreachable: Story = {
  parameters: at('neukunde', { scenario: 'getFormSiteKey=404' }),
  play: async ({ canvas, userEvent }) => {
    await fillIn(userEvent, canvas);
    await send(userEvent, canvas);
    await expect(await canvas.findByText(/Es wurde nichts gesendet/)).toBeVisible();
  },
};

/** Invalid patterns, patterns with catastrophic backtracking, and hostile labels: text only, and nothing hangs. */
export const Trial: Story = {
  parameters: at('formular-pruefung'),
  play: async ({ canvas, userEvent }) => {
    const slow = await field(canvas, 'textbox', /^Langsames Muster/);
    await userEvent.type(await field(canvas, 'textbox', /^Ungültiges Muster/), 'x');
    await userEvent.type(await field(canvas, 'textbox', /^<img src=x/), 'x');
    await userEvent.click(slow);
    await userEvent.paste(`${'a'.repeat(3000)}!`);
    await expect(canvas.getByRole('group', { name: '__proto__' })).toBeVisible();
    await expect(canvas.queryByText('Ohne Auswahl')).toBeNull();
    await send(userEvent, canvas);
    await expect(await canvas.findByText('Nur der Buchstabe a.')).toBeVisible();
    await expect(canvas.getByText('<script>window.hostile=1</script>')).toBeVisible();
    await expect((window as { hostile?: unknown }).hostile).toBeUndefined();
    await userEvent.clear(slow);
    await userEvent.clear(await field(canvas, 'textbox', /^<img src=x/));
    await send(userEvent, canvas);
    await expect(await canvas.findByText('Danke, Ihre Nachricht wurde gesendet.')).toBeVisible();
  },
};

/** Nothing is required, and nothing entered: not sent, with a message until something is entered. */
export const NothingEntered: Story = {
  parameters: at('formular-pruefung'),
  play: async ({ canvas, userEvent }) => {
    const first = await field(canvas, 'textbox', /^Ungültiges Muster/);
    await send(userEvent, canvas);
    await expect(await canvas.findByText(/mindestens ein Feld/)).toBeVisible();
    await expect(canvas.queryByText('Danke, Ihre Nachricht wurde gesendet.')).not.toBeInTheDocument();
    await userEvent.type(first, 'x');
    await expect(canvas.queryByText(/mindestens ein Feld/)).not.toBeInTheDocument();
    await send(userEvent, canvas);
    await expect(await canvas.findByText('Danke, Ihre Nachricht wurde gesendet.')).toBeVisible();
  },
};

/** A required field that can't be answered. */
export const Unusable: Story = {
  parameters: at('formular-unbrauchbar'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/kann derzeit nicht ausgefüllt werden/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Absenden' })).toBeNull();
  },
};

/** Interests: an invalid address is marked, and then they are registered. */
export const Interests: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Auf dem Laufenden bleiben' }));
    await userEvent.type(await field(form, 'textbox', /^Vorname/), 'Anna');
    await userEvent.type(await field(form, 'textbox', /^Nachname/), 'Huber');
    const mail = await field(form, 'textbox', /^E-Mail-Adresse/);
    await userEvent.type(mail, 'anna@example');
    await userEvent.click(form.getByRole('checkbox', { name: 'Wein' }));
    await send(userEvent, form);
    await waitFor(() => expect(mail).toHaveFocus());
    await expect(mail).toHaveAccessibleDescription('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
    await userEvent.type(mail, '.org');
    await send(userEvent, form);
    await expect(await canvas.findByText('Danke, Sie sind eingetragen.')).toHaveFocus();
  },
};

/** Registered by keyboard alone, with the intended values. */
export const InterestsInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const callsOf = watchCalls();
    const form = within(await canvas.findByRole('form', { name: 'Auf dem Laufenden bleiben' }));
    (await field(form, 'textbox', /^Vorname/)).focus();
    await userEvent.keyboard('Anna{Tab}Huber{Tab}anna@example.org{Tab}{Tab} {Enter}');
    await expect(await canvas.findByText('Danke, Sie sind eingetragen.')).toHaveFocus();
    await expect(callsOf('submitCrmForm').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        email: 'anna@example.org',
        firstName: 'Anna',
        lastName: 'Huber',
        interests: [{ key: 'wine', label: 'Wein' }],
      }),
    ]);
  },
};
