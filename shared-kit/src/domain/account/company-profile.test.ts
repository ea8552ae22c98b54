import { missingProfileFields, profileFields, type ProfileInput } from './company-profile';

const complete: ProfileInput = {
  name_rus: 'ООО «Северная механика»',
  name_eng: 'Severnaya Mekhanika LLC',
  country: { id: 1 },
  address: 'Нижний Новгород, Станочная, 14',
  mail_address: '603000, Нижний Новгород, а/я 14',
  website: 'severmech.example',
  email: 'info@severmech.example',
  phone: '+78310000000',
};

describe('missingProfileFields', () => {
  it('returns no fields for a complete profile with all eight fields [ACC-015]', () => {
    expect(profileFields).toHaveLength(8);
    expect(missingProfileFields(complete)).toEqual([]);
  });

  it.each(profileFields)('returns an empty %s [ACC-015]', (field) => {
    expect(missingProfileFields({ ...complete, [field]: null })).toEqual([field]);
  });

  it('treats spaces as empty and keeps the order of the form [ACC-015]', () => {
    expect(missingProfileFields({ ...complete, email: '  ', phone: '' })).toEqual(['phone', 'email']);
  });
});
