import home from '../../messages/it/home.json';

export const messages = { ...home };
