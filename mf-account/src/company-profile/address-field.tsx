import { TextArea, type TextAreaProps } from '@fairfront/shared-kit/components/text-area';
import { useFormField, type Bound } from '@fairfront/shared-kit/forms';
import { withoutForeignScripts } from '@fairfront/shared-kit/model/validation';

/** An address: characters that no envelope of ours can carry are taken out as they come (ACC-025, ACC-026). */
export const AddressField = ({ name, ...props }: Bound<TextAreaProps>) => {
  const field = useFormField<string>(name, props.label);
  return <TextArea {...props} {...field} onChange={(text) => field.onChange(withoutForeignScripts(text))} />;
};
