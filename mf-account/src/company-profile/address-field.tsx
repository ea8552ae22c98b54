import { TextArea, type TextAreaProps } from '@fairfront/shared-kit/components/text-area';
import { useFormField, type Bound } from '@fairfront/shared-kit/forms';
import { withoutForeignScripts } from '@fairfront/shared-kit/domain/validation';

/** An address field; characters that cannot be printed on an envelope are removed as the user types. */
export const AddressField = ({ name, ...props }: Bound<TextAreaProps>) => {
  const field = useFormField<string>(name, props.label);
  return <TextArea {...props} {...field} onChange={(text) => field.onChange(withoutForeignScripts(text))} />;
};
