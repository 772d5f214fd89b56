export * from './add-label-mail.msw.ts';
export * from './add-order-mail.msw.ts';
export * from './get-current-user.msw.ts';
export * from './get-tenant-of-user.msw.ts';
export * from './remove-label-mail.msw.ts';
export * from './remove-order-mail.msw.ts';
export * from './set-user-locale.msw.ts';
export * from './update-user-data.msw.ts';
