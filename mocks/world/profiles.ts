import type { UserSummary } from '#gen/models/index.ts';
import type { DemoUser } from '../demoUsers';
import type { ProfileState } from '../state/state';
import type { World } from './world';

/** A user's data as they are now. */
export function profileOf(world: World, user: DemoUser): UserSummary {
  const changed = world.state().profiles[user.userId] ?? {};
  return {
    userId: user.userId,
    firstname: changed.firstname ?? user.firstName,
    lastname: changed.lastname ?? user.lastName,
    email: changed.email ?? user.email,
    username: user.userName,
    locale: changed.locale ?? user.locale,
    ordermails: changed.ordermails ?? [user.email],
    labelmails: changed.labelmails ?? [user.email],
    customerRelationshipId: `crm-${user.userId}`,
  };
}

/** Changes a user's data; omitted fields stay. */
export function changeProfile(world: World, user: DemoUser, changes: ProfileState): void {
  const { profiles } = world.state();
  profiles[user.userId] = { ...profiles[user.userId], ...changes };
}
