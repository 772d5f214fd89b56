import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ContentFormFrame } from './ContentFormFrame';

type ExampleProps = Omit<ComponentProps<typeof ContentFormFrame>, 'ref' | 'children'>;

function Example(props: ExampleProps) {
  const ref = useRef<HTMLFormElement>(null);
  return (
    <ContentFormFrame {...props} ref={ref}>
      <p>{'Hier stehen die Felder.'}</p>
    </ContentFormFrame>
  );
}

/** Sending takes a moment and fails; the event `draw` renders it again. */
function Redrawn(props: ExampleProps) {
  const [isSending, setSending] = useState(false);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const draw = () => setCount((before) => before + 1);
    window.addEventListener('draw', draw);
    return () => window.removeEventListener('draw', draw);
  }, []);
  const send = () => {
    setSending(true);
    setTimeout(() => setSending(false), 50);
  };
  return (
    <>
      <Example {...props} failure={{ kind: 'unknown' }} isSending={isSending} onSubmit={send} />
      <p>{`Neu gezeichnet: ${count}`}</p>
    </>
  );
}

const meta = {
  title: 'Components/Content/ContentFormFrame',
  component: Example,
  args: {
    label: 'Schreiben Sie uns',
    captcha: 'Google reCAPTCHA',
    privacyHref: '/privacy-preferences',
    isSending: false,
    failure: undefined,
    onSubmit: fn(),
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before sending: the captcha is announced. */
export const Resting: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Erst wenn Sie absenden, prüft Google reCAPTCHA/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mehr zum Datenschutz' })).toHaveAttribute('href', '/privacy-preferences');
  },
};

/** Sent by its button. */
export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Absenden' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** Sending: the form is disabled. */
export const Sending: Story = {
  args: { isSending: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Wird gesendet …')).toBeVisible();
    await expect(canvasElement.querySelector('form')).toHaveProperty('inert', true);
  },
};

const failing = (failure: ExampleProps['failure'], text: RegExp, mayRetry = true): Story => ({
  args: { failure },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(text);
    const retry = canvas.queryByRole('button', { name: 'Noch einmal versuchen' });
    if (!mayRetry) return expect(retry).toBeNull();
    await userEvent.click(retry ?? canvasElement);
    await expect(args.onSubmit).toHaveBeenCalled();
  },
});

/** The captcha's script fails to load. */
export const CaptchaUnreachable = failing({ kind: 'captchaUnreachable' }, /antwortet nicht\. Es wurde nichts gesendet.*Internetverbindung/);

/** The user closed the captcha's question. */
export const CaptchaUnfinished = failing({ kind: 'captchaUnfinished' }, /nicht abgeschlossen\. Es wurde nichts gesendet/);

/** The backend rejects the captcha's token. */
export const CaptchaRefused = failing({ kind: 'captchaRefused' }, /dass ein Mensch das Formular sendet/);

/** The server refused answers; their fields are marked. */
export const FieldsRefused = failing({ kind: 'fields', fields: ['Name'] }, /prüfen Sie die markierten Felder/, false);

/** Rate limit, with a waiting time. */
export const Wait = failing({ kind: 'wait', seconds: 30 }, /warten Sie 30 Sekunden/);

/** Rate limit, with a waiting time that is shown in minutes. */
export const WaitForMinutes = failing({ kind: 'wait', seconds: 3599 }, /warten Sie 60 Minuten/);

/** Rate limit, without a waiting time. */
export const WaitForAWhile = failing({ kind: 'wait', seconds: undefined }, /warten Sie einen Moment/);

/** The form is empty. */
export const Empty = failing({ kind: 'empty' }, /mindestens ein Feld/, false);

/** The form no longer exists. */
export const Gone = failing({ kind: 'gone' }, /gibt es nicht mehr/, false);

/** Not signed in, or the session has ended. */
export const SignInNeeded = failing({ kind: 'signIn' }, /Ihre Angaben sind noch da\. Bitte melden Sie sich neu an/);

/** No answer: the message may have arrived. */
export const Unanswered = failing({ kind: 'unanswered' }, /Vielleicht ist Ihre Nachricht trotzdem angekommen/);

/** Another failure. */
export const Failed = failing({ kind: 'unknown' }, /konnte nicht gesendet werden/);

/** A user who moves the focus after a failure keeps it, whatever is rendered again. */
export const FocusElsewhere: Story = {
  args: { failure: { kind: 'unknown' } },
  render: (args) => <Redrawn {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Absenden' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await waitFor(() => expect(button).toHaveFocus());
    button.blur();
    window.dispatchEvent(new Event('draw'));
    await expect(await canvas.findByText('Neu gezeichnet: 1')).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
};
