export * from './get-unread-notification-count.ts';
export * from './get-urgent-notification.ts';
export * from './get-resolved-attachment-url.ts';
export * from './get-notification.ts';
export * from './get-notification-preferences.ts';
export * from './set-notification-preferences.ts';
export * from './list-notifications.ts';
export * from './mark-notifications-read.ts';
