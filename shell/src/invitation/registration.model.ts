/** The phone number in the registration request: without spaces and plus. */
export const phoneForRegistration = (phone: string): string => phone.replace(/[\s+]/g, '');
