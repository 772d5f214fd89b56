export * from './get-notification-preferences.msw.ts';
export * from './get-notification.msw.ts';
export * from './get-resolved-attachment-url.msw.ts';
export * from './get-unread-notification-count.msw.ts';
export * from './get-urgent-notification.msw.ts';
export * from './list-notifications.msw.ts';
export * from './mark-notifications-read.msw.ts';
export * from './set-notification-preferences.msw.ts';
