import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { TemplateParticipants } from './parts/TemplateParticipants';
import { isSamePerson, sharingOf, type OrderTemplateDetail } from '#domain/template/orderTemplate.ts';
import type { User } from '#domain/customer/token.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { isSharing, sharingFailure, sharingOptions, unsharingOptions } from '#queries/orderTemplateChanges.ts';
import type { ShopContext } from '#queries/shopContext.ts';

interface TemplateSharingProps {
  context: ShopContext;
  user: User;
  template: OrderTemplateDetail;
}

/** Users that a template is shared with; its owner can change them if sharing is allowed (P§6 shared templates). */
export function TemplateSharing({ context, user, template }: TemplateSharingProps) {
  const queryClient = useQueryClient();
  const adding = useMutation(sharingOptions(queryClient, context, template.id));
  const removal = useMutation(unsharingOptions(queryClient, context, template.id));
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(null);
  const sharing = sharingOf(template, user);
  return (
    <>
      <TemplateParticipants
        participants={template.sharedWith}
        isUser={(participant) => isSamePerson(participant, user)}
        reason={
          sharing === 'possible' ? undefined : (
            <FormattedMessage
              id={sharing === 'notOwn' ? 'orderTemplatePage.participants.notOwn' : 'orderTemplatePage.participants.notShareable'}
              values={{ person: template.createdByUserName }}
            />
          )
        }
        typed={typed}
        error={adding.error ? <SharingError error={adding.error} userName={adding.variables ?? ''} user={user} /> : undefined}
        isAdding={adding.isPending}
        removing={removal.isPending ? removal.variables : undefined}
        onType={(name) => {
          setTyped(name);
          if (adding.isError) adding.reset();
        }}
        onAdd={(name) => {
          if (!isSharing(queryClient)) adding.mutate(name, { onSuccess: () => setTyped('') });
        }}
        field={field}
        // The button disappears with the person.
        onRemove={(name) => removal.mutate(name, { onSuccess: () => requestAnimationFrame(() => field.current?.focus()) })}
      />
      {removal.error && (
        <InlineError error={removal.error} onRetry={() => removal.mutate(removal.variables ?? '')}>
          <FormattedMessage id="orderTemplatePage.participants.removeFailed" values={{ user: removal.variables }} />
        </InlineError>
      )}
    </>
  );
}

function SharingError({ error, userName, user }: { error: Error; userName: string; user: User }) {
  const values = { user: userName };
  switch (sharingFailure(error)) {
    case 'unknownUser':
      return <FormattedMessage id="orderTemplatePage.participants.unknownUser" values={values} />;
    case 'alreadyThere':
      return isSamePerson({ userId: '', username: userName }, user) ? (
        <FormattedMessage id="orderTemplatePage.participants.oneself" />
      ) : (
        <FormattedMessage id="orderTemplatePage.participants.alreadyThere" values={values} />
      );
    case 'other':
      return <FormattedMessage id="orderTemplatePage.participants.failed" values={values} />;
  }
}
