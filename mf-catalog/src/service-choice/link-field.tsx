import { DescriptionList } from '@fairfront/shared-kit/components/description-list';
import { FormTextField } from '@fairfront/shared-kit/forms';
import { DraftField } from '../notes/draft-field';
import { useWizard } from '../context/wizard-context';

interface LinkFieldProps {
  name: 'packagePlacementLogoLink' | 'graphicFilesLink' | 'adVideoFilesLink';
  label: string;
}

/** A link to files of the exhibitor (CAT-119, CAT-126, CAT-127); text where nothing can be changed. */
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
