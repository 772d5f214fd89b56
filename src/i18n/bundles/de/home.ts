import home from '../../messages/de/home.json';

export const messages = { ...home };
