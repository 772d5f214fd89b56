import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFormSending } from './useFormSending';

let client: QueryClient;
/** The attempts, each waiting for its answer. */
let attempts: PromiseWithResolvers<void>[];
const onSent = vi.fn<() => void>();
const onRefused = vi.fn<(error: Error) => void>();

beforeEach(() => {
  client = new QueryClient();
  attempts = [];
});
afterEach(() => {
  cleanup();
  client.clear();
  vi.clearAllMocks();
});

const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;

/** Runs something with all its effects: the cache notifies in a turn of its own. */
const lookAfter = (happen: () => void) =>
  act(async () => {
    happen();
    await new Promise((resolve) => setTimeout(resolve, 5));
  });

/** Opens a form by name. */
function open(name = 'contact') {
  const { result, unmount } = renderHook(
    () =>
      useFormSending<string, void>(
        {
          mutationKey: ['submitForm', name],
          mutationFn: () => {
            const answer = Promise.withResolvers<void>();
            attempts.push(answer);
            return answer.promise;
          },
        },
        onSent,
      ),
    { wrapper },
  );
  const send = () => lookAfter(() => void result.current.send('Guten Tag', onRefused));
  const state = () => {
    const { isPending, isSuccess, error } = result.current;
    return isPending ? 'sending' : isSuccess ? 'sent' : (error?.message ?? 'open');
  };
  return { send, state, leave: unmount, reset: () => lookAfter(() => result.current.reset()) };
}

/** Answers an attempt. */
const answer = (place: number, error?: Error) =>
  lookAfter(() => {
    if (error) attempts[place]?.reject(error);
    else attempts[place]?.resolve();
  });

test('a form that is reopened while it is being sent waits for that answer', async () => {
  const left = open();
  await left.send();
  left.leave();
  const form = open();
  expect(form.state()).toBe('sending');
  await form.send();
  expect(attempts).toHaveLength(1);
  await answer(0);
  expect(form.state()).toBe('sent');
  expect(onSent).toHaveBeenCalledOnce();
});

test('a form that is reopened shows why it was not sent, and can then be sent', async () => {
  const left = open();
  await left.send();
  left.leave();
  const form = open();
  await answer(0, new Error('refused'));
  expect(form.state()).toBe('refused');
  await form.send();
  expect(form.state()).toBe('sending');
  await answer(1);
  expect(form.state()).toBe('sent');
});

test('a result that arrived while the form was closed is not announced on reopening', async () => {
  const left = open();
  await left.send();
  left.leave();
  await answer(0);
  expect(onSent).toHaveBeenCalledOnce();
  expect(open().state()).toBe('open');
});

test('pressing twice sends it once, and another one can be sent after the report', async () => {
  const form = open();
  await form.send();
  await form.send();
  expect(attempts).toHaveLength(1);
  await answer(0);
  expect(form.state()).toBe('sent');
  await form.reset();
  expect(form.state()).toBe('open');
  await form.send();
  expect(attempts).toHaveLength(2);
});

test('forms do not wait for each other', async () => {
  await open('contact').send();
  const other = open('newCustomer');
  expect(other.state()).toBe('open');
  await other.send();
  expect(attempts).toHaveLength(2);
});

test('a user who sent it sees why it was refused', async () => {
  const form = open();
  await form.send();
  await answer(0, new Error('refused'));
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(new Error('refused'));
  expect(onSent).not.toHaveBeenCalled();
});
