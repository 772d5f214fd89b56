export * from './add-label-mail.ts';
export * from './remove-label-mail.ts';
export * from './add-order-mail.ts';
export * from './remove-order-mail.ts';
export * from './get-current-user.ts';
export * from './update-user-data.ts';
export * from './set-user-locale.ts';
export * from './get-tenant-of-user.ts';
