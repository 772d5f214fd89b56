import explanation from '../../messages/de/price-explanation.json';

export const messages = { ...explanation };
