/**
 * Stands in for the search form that `useTable` of @refinedev/antd always makes, with antd's `Form` and its
 * validator behind it (28 KB): our lists are searched through the address, our forms are react-hook-form's.
 */
const form = { getFieldsValue: () => ({}), setFieldsValue: () => undefined };

export const Form = { useForm: () => [form] };

export const useForm = () => ({ form, formProps: {} });

/** Named by a hook of @refinedev/antd that nothing here uses. */
export function useStepsForm(): never {
  throw new Error('Steps of a form are not made with @refinedev/antd here');
}
