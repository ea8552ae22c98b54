import { FileDrop, type FileDropProps, type FileItem } from '../../components/file-drop';
import { useFormField } from '../use-form-field';

/** The props of `FormFileDrop`. */
export type FormFileDropProps = Omit<
  FileDropProps,
  'files' | 'onFiles' | 'onCancel' | 'onRetry' | 'onRemove' | 'error' | 'id' | 'name'
> & {
  name: string;
  /** Part that is sent, from 0 to 1, while the form with the file is under way. */
  share?: number | null;
};

const rowOf = (file: File, index: number, share: number | null | undefined): FileItem => ({
  id: `${index}-${file.name}`,
  name: file.name,
  size: file.size,
  ...(share === undefined ? { state: 'chosen' } : { state: 'uploading', share }),
});

/** Files that are sent together with the form: the value is a list of `File`, of one unless `multiple`. */
export const FormFileDrop = ({ name, share, onBlur, multiple = false, ...props }: FormFileDropProps) => {
  const { value, error, id, onChange, onBlur: touch } = useFormField<File[]>(name, props.label, 'chosen');
  const files = value ?? [];
  const rows = files.map((file, index) => rowOf(file, index, share));
  return (
    <FileDrop
      {...props}
      id={id}
      error={error}
      multiple={multiple}
      files={rows}
      onFiles={(added) => onChange(multiple ? [...files, ...added] : added)}
      onRemove={(gone) => onChange(files.filter((_, index) => rows[index]?.id !== gone))}
      onBlur={() => {
        touch();
        onBlur?.();
      }}
    />
  );
};
