import { DescriptionList } from '@fairfront/shared-kit/components/description-list';
import { FormTextField } from '@fairfront/shared-kit/forms';
import { DraftField } from '../notes/draft-field';
import { useWizard } from '../context/wizard-context';

interface LinkFieldProps {
  name: 'packagePlacementLogoLink' | 'graphicFilesLink' | 'adVideoFilesLink';
  label: string;
}

/** A link to the exhibitor's files; plain text if read-only. */
export const LinkField = ({ name, label }: LinkFieldProps) => {
  const { draft, isEditable } = useWizard();
  return (
    <DraftField field={name}>
      {isEditable ? (
        <FormTextField
          name={name}
          label={label}
          type="url"
          inputMode="url"
          icon="link"
          placeholder="https://"
          optional
        />
      ) : (
        <DescriptionList facts={[{ id: name, name: label, value: draft[name] }]} columns={1} />
      )}
    </DraftField>
  );
};
