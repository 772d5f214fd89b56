import customer from '../../messages/de/customer.json';

export const messages = { ...customer };
